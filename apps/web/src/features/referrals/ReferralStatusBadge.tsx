import { Badge } from '@mantine/core';
import type { Referral } from './referrals.hooks.ts';
import { referralsMessages } from './referrals.messages.ts';

type Style = { color: string; variant: 'filled' | 'light' };

const STYLES: Partial<Record<Referral['status'], Style>> = {
  completed: { color: 'forest', variant: 'filled' },
  accepted: { color: 'forest', variant: 'light' },
  declined: { color: 'red', variant: 'light' },
};

/** The status of a referral; one without a reply yet is outlined. */
export function ReferralStatusBadge({ status }: Pick<Referral, 'status'>) {
  const style = STYLES[status] ?? { color: 'gray', variant: 'outline' };
  return <Badge {...style}>{referralsMessages.statuses[status]}</Badge>;
}
