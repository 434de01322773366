import { useQuery } from '@tanstack/react-query';
import { type ApiError, trpc } from '../../lib/trpc.ts';

/** Whether the setup address can be used. Its token is sent in a body, because addresses are logged. */
export function useSetupCheck(token: string, isWanted: boolean) {
  const { client } = trpc.useUtils();
  return useQuery<{ ok: true }, ApiError>({
    queryKey: ['setup-check', token],
    queryFn: () => client.setup.check.mutate({ token }),
    enabled: isWanted && token !== '',
    retry: false,
    gcTime: 0,
  });
}

/** Creates the administrator, who is then signed in: everything cached for a visitor is refetched. */
export function useCreateAdministrator() {
  const utils = trpc.useUtils();
  return trpc.setup.createAdministrator.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: () => utils.invalidate(),
  });
}
