import { Stack } from '@mantine/core';
import { PendingReferrals } from './PendingReferrals.tsx';
import { ReferralMatches } from './ReferralMatches.tsx';
import { ReferralStats } from './ReferralStats.tsx';
import { WaitingReferrals } from './WaitingReferrals.tsx';

/** Whom to refer, what became of it, and how it went so far. */
export function ReferralsTab() {
  return (
    <Stack gap="xl">
      <WaitingReferrals />
      <ReferralMatches />
      <PendingReferrals />
      <ReferralStats />
    </Stack>
  );
}
