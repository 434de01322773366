import { keepPreviousData } from '@tanstack/react-query';
import { showError } from '../../lib/show-error.ts';
import { toast } from '../../lib/toast.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { invitationsMessages as messages } from './invitations.messages.ts';

export type Invitation = Outputs['invitations']['create'];

const PAGE = {
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
  placeholderData: keepPreviousData,
};
const LIMIT = 25;

export const useOwnInvitations = () => trpc.invitations.list.useInfiniteQuery({ limit: LIMIT }, PAGE);

export const useAllInvitations = () => trpc.admin.invitations.list.useInfiniteQuery({ limit: LIMIT }, PAGE);

/** Refetches the lists of the member and of the console, and tells what was done. */
function useDone(message: Parameters<typeof toast>[0]) {
  const utils = trpc.useUtils();
  return {
    async onSuccess() {
      toast(message);
      await Promise.all([utils.invitations.list.invalidate(), utils.admin.invitations.list.invalidate()]);
    },
    onError: showError,
  };
}

export const useCreateInvitation = () =>
  trpc.invitations.create.useMutation(useDone(messages.create.created));

export const useRevokeInvitation = () => trpc.invitations.revoke.useMutation(useDone(messages.revoked));
