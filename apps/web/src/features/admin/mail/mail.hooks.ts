import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { showError } from '../../../lib/show-error.ts';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { mailMessages as messages } from './mail.messages.ts';

const POLL_MS = 1_000;
const STATUS_MS = 30_000;

/** Whether emails reach anybody, looked at again while the page is open. */
export const useMailStatus = () => trpc.admin.mail.status.useQuery(undefined, { refetchInterval: STATUS_MS });

/** Sends a test email, and follows it until something is known of it. */
export function useTestMail() {
  const [id, setId] = useState<string>();
  const utils = trpc.useUtils();
  const onSent = { onSuccess: (mail: { id: string }) => setId(mail.id), onError: showError };
  const send = trpc.admin.mail.sendTest.useMutation(onSent);
  const sendInvitation = trpc.admin.mail.sendInvitationPreview.useMutation(onSent);
  const { data: mail } = trpc.admin.mail.test.useQuery(
    { id: id ?? '' },
    {
      enabled: id !== undefined,
      refetchInterval({ state: { data } }) {
        if (data === undefined || data.outcome === 'waiting') return POLL_MS;
        void utils.admin.mail.status.invalidate();
        return false;
      },
    },
  );
  return { send, sendInvitation, mail };
}

export const useInvitationText = () => trpc.admin.mail.invitation.useQuery();

/** Stores the words of the invitation. */
export function useUpdateInvitation() {
  const utils = trpc.useUtils();
  return trpc.admin.mail.updateInvitation.useMutation({
    onSuccess(saved) {
      utils.admin.mail.invitation.setData(undefined, saved);
      toast(messages.invitation.saved);
    },
    onError: showError,
  });
}

/** The invitation in words that need not be stored. */
export const useInvitationPreview = (invitationText: string) =>
  trpc.admin.mail.previewInvitation.useQuery({ invitationText }, { placeholderData: keepPreviousData });

/** Lets emails go to the address of a member again. */
export function useClearBounce() {
  const utils = trpc.useUtils();
  return trpc.admin.mail.clearBounce.useMutation({
    onSuccess(member) {
      utils.admin.users.get.setData({ id: member.id }, member);
      toast(messages.bounce.cleared);
    },
    onError: showError,
  });
}
