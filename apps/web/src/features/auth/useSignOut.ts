import { useQueryClient } from '@tanstack/react-query';
import { leaveTo } from '../../lib/leave-site.ts';
import { toast } from '../../lib/toast.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { authMessages } from './auth.messages.ts';

/** Ends the session, clears the cache and reloads the landing page. */
export function useSignOut() {
  const queryClient = useQueryClient();
  return trpc.auth.logout.useMutation({
    onSuccess: () => {
      queryClient.clear();
      leaveTo(paths.home());
    },
    onError: () => toast({ ...authMessages.signOutFailed, destructive: true }),
  });
}
