import { Badge } from '@mantine/core';
import type { Referral } from './referrals.hooks.ts';

type Looks = { color: string; variant: 'filled' | 'light' };

const LOOKS: Partial<Record<Referral['status'], Looks>> = {
  completed: { color: 'forest', variant: 'filled' },
  accepted: { color: 'forest', variant: 'light' },
  declined: { color: 'red', variant: 'light' },
};

/** Where a referral stands; whatever is not decided by an answer is drawn as an outline. */
export function ReferralStatusBadge({ status }: Pick<Referral, 'status'>) {
  const looks = LOOKS[status] ?? { color: 'gray', variant: 'outline' };
  return <Badge {...looks}>{status}</Badge>;
}
