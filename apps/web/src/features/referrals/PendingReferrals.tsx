import { Stack, Text } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ReferralSection } from './ReferralSection.tsx';
import { referralsMessages as messages } from './referrals.messages.ts';

/** The referrals that the member sent or received: those that wait, those under way, and those that ended. */
export function PendingReferrals() {
  const { data: referrals, error, refetch } = trpc.referrals.pending.useQuery();
  const pending = referrals?.filter(({ status }) => status === 'pending') ?? [];
  const active = referrals?.filter(({ status }) => status === 'accepted') ?? [];
  const past = referrals?.filter(({ status }) => status !== 'pending' && status !== 'accepted') ?? [];
  return (
    <Stack gap="xl">
      <ReferralSection id="pending-referrals-title" title={messages.pending.title} items={pending}>
        {!referrals && !error && <CardListSkeleton label={messages.pending.loading} />}
        {error && (
          <ErrorState title={messages.pending.failed} onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        )}
        {referrals?.length === 0 && (
          <EmptyState title={messages.emptyPending.title} headingOrder={3}>
            {messages.emptyPending.text}
          </EmptyState>
        )}
        {referrals && referrals.length > 0 && pending.length === 0 && (
          <Text size="sm" c="dimmed">
            {messages.pending.none}
          </Text>
        )}
      </ReferralSection>
      {active.length > 0 && (
        <ReferralSection id="active-referrals-title" title={messages.active} items={active} />
      )}
      {past.length > 0 && <ReferralSection id="past-referrals-title" title={messages.past} items={past} />}
    </Stack>
  );
}
