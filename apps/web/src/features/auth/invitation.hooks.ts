import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ApiError, type Outputs, trpc } from '../../lib/trpc.ts';

export const INVITATION = 'invitation';

/**
 * The code of the invitation whose link opened the page; null without one. It is in the fragment; links of older
 * emails have it in the query, from where it moves at once.
 */
export function useInvitationCode(): string | null {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const inFragment = codeIn(hash.slice(1));
  const inQuery = codeIn(search);
  const code = inFragment ?? inQuery;
  useEffect(() => {
    if (inQuery === null) return;
    const rest = new URLSearchParams(search);
    rest.delete(INVITATION);
    const fragment = new URLSearchParams({ [INVITATION]: code ?? inQuery });
    const moved = { pathname, search: rest.toString(), hash: fragment.toString() };
    void navigate(moved, { replace: true, preventScrollReset: true });
  }, [inQuery, code, pathname, search, navigate]);
  return code;
}

const codeIn = (parameters: string) => new URLSearchParams(parameters).get(INVITATION);

/** What an invitation shows. Its code is sent in a body, because addresses are logged. */
export function useInvitation(code: string) {
  const { client } = trpc.useUtils();
  return useQuery<Outputs['invitations']['open'], ApiError>({
    queryKey: [INVITATION, code],
    queryFn: () => client.invitations.open.mutate({ code }),
    retry: false,
  });
}
