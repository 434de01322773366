import { Stack } from '@mantine/core';
import { PairsToIntroduce } from './PairsToIntroduce.tsx';
import { PendingReferrals } from './PendingReferrals.tsx';
import { ReferralMatches } from './ReferralMatches.tsx';
import { ReferralStats } from './ReferralStats.tsx';
import { PendingReferralsAlert } from './PendingReferralsAlert.tsx';

/** Whom to refer, the referrals so far, and their results. */
export function ReferralsTab() {
  return (
    <Stack gap="xl">
      <PendingReferralsAlert />
      <PairsToIntroduce />
      <ReferralMatches />
      <PendingReferrals />
      <ReferralStats />
    </Stack>
  );
}
