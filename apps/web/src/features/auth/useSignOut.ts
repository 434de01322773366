import { useQueryClient } from '@tanstack/react-query';
import { commonMessages } from '../../lib/common.messages.ts';
import { deleteDraftsOf } from '../../lib/draft-key.ts';
import { leaveTo } from '../../lib/leave-site.ts';
import { toast } from '../../lib/toast.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { useViewer } from '../../lib/useViewer.ts';

/** Ends the session, clears the cache and what the member has typed in this browser, and reloads the landing page. */
export function useSignOut() {
  const queryClient = useQueryClient();
  const { viewer } = useViewer();
  return trpc.auth.logout.useMutation({
    onMutate: () => viewer?.id,
    onSuccess: (_answer, _input, memberId) => {
      if (memberId !== undefined) deleteDraftsOf(memberId);
      queryClient.clear();
      leaveTo(paths.home());
    },
    onError: () => toast({ ...commonMessages.signOutFailed, destructive: true }),
  });
}
