import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { type ApiError, type Outputs, trpc } from '../../lib/trpc.ts';

export const INVITATION = 'invitation';

/** The code of the invitation whose link opened the page; null without one. It is in the fragment. */
export function useInvitationCode(): string | null {
  const { hash } = useLocation();
  return new URLSearchParams(hash.slice(1)).get(INVITATION);
}

/** What an invitation shows. Its code is sent in a body, because addresses are logged. */
export function useInvitation(code: string) {
  const { client } = trpc.useUtils();
  return useQuery<Outputs['invitations']['open'], ApiError>({
    queryKey: [INVITATION, code],
    queryFn: () => client.invitations.open.mutate({ code }),
    retry: false,
  });
}
