import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiError, trpc } from '../../lib/trpc.ts';

const SETUP_CHECK = 'setup-check';

/** Whether the setup address can be used. Its token is sent in a body, because addresses are logged. */
export function useSetupCheck(token: string, isWanted: boolean) {
  const { client } = trpc.useUtils();
  return useQuery<{ ok: true }, ApiError>({
    queryKey: [SETUP_CHECK, token],
    queryFn: () => client.setup.check.mutate({ token }),
    enabled: isWanted && token !== '',
    retry: false,
    gcTime: 0,
  });
}

/** Creates the administrator, who is then signed in: everything cached for a visitor is refetched. */
export function useCreateAdministrator() {
  const utils = trpc.useUtils();
  const cache = useQueryClient();
  return trpc.setup.createAdministrator.useMutation({
    meta: { skipInvalidation: true },
    onSuccess() {
      // The token is spent, so checking it again would fail.
      cache.removeQueries({ queryKey: [SETUP_CHECK] });
      return utils.invalidate();
    },
  });
}
