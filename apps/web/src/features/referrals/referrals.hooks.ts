import { showError } from '../../lib/show-error.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { toast } from '../../lib/toast.ts';
import { referralsMessages as messages } from './referrals.messages.ts';

export type ReferralMatch = Outputs['referrals']['matches'][number];
export type Referral = Outputs['referrals']['pending'][number];
export type ReferralAction = keyof typeof messages.steps;

/** Sends a referral. The queries of this feature are invalidated by the query client. */
export function useSendReferral(idempotencyKey: string, onSent: () => void) {
  const utils = trpc.useUtils();
  return trpc.referrals.send.useMutation({
    trpc: { context: { idempotencyKey } },
    async onSuccess() {
      toast(messages.sent);
      onSent();
      await utils.messages.invalidate();
    },
    onError: (error) =>
      toast({
        ...messages.sendFailed,
        // A client error has a reason that helps; anything else gets the generic sentence.
        ...((error.data?.httpStatus ?? 500) < 500 && { description: error.message }),
        destructive: true,
      }),
  });
}

/** Accepts, declines, withdraws or completes a referral. */
export function useRespondToReferral() {
  const utils = trpc.useUtils();
  return trpc.referrals.respond.useMutation({
    async onSuccess(_referral, { status }) {
      toast({ title: messages.steps[status].done });
      await Promise.all([utils.dashboard.invalidate(), utils.notifications.invalidate()]);
    },
    onError: showError,
  });
}
