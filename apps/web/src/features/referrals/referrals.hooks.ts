import { showError } from '../../lib/show-error.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { toast } from '../../lib/toast.ts';
import { referralsMessages as messages } from './referrals.messages.ts';

export type ReferralMatch = Outputs['referrals']['matches'][number];
export type Referral = Outputs['referrals']['pending'][number];
export type Step = keyof typeof messages.steps;

/** Sends a referral; pending referrals, stats and matches are read again because they belong to the feature. */
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
        // A refusal has a reason that helps; anything else is the product's one sentence.
        ...((error.data?.httpStatus ?? 500) < 500 && { description: error.message }),
        destructive: true,
      }),
  });
}

/** One side's answer to a referral. */
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
