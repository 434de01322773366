import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../lib/toast.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';

/** Ends the session, forgets everything the browser knows and starts afresh at the front door. */
export function useSignOut() {
  const queryClient = useQueryClient();
  return trpc.auth.logout.useMutation({
    onSuccess: () => {
      queryClient.clear();
      window.location.assign(paths.home());
    },
    onError: () =>
      toast({ title: 'Error', description: 'Could not sign you out. Please try again.', destructive: true }),
  });
}
