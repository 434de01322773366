import { Stack, Text } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { trpc } from '../../lib/trpc.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Query } from '../../ui/Query.tsx';
import { ReferralSection } from './ReferralSection.tsx';
import { referralsMessages as messages } from './referrals.messages.ts';

/** The referrals that the member sent or received: those that wait, those under way, and those that ended. */
export function PendingReferrals() {
  const query = trpc.referrals.pending.useQuery();
  const pending = query.data?.filter(({ status }) => status === 'pending') ?? [];
  const active = query.data?.filter(({ status }) => status === 'accepted') ?? [];
  const past = query.data?.filter(({ status }) => status !== 'pending' && status !== 'accepted') ?? [];
  return (
    <Stack gap="xl">
      <ReferralSection id="pending-referrals-title" title={messages.pending.title} items={pending}>
        <Query
          query={query}
          skeleton={<CardListSkeleton label={messages.pending.loading} />}
          failed={messages.pending.failed}
        >
          {(referrals) => (
            <>
              {referrals.length === 0 && (
                <EmptyState icon={IconInbox} title={messages.emptyPending.title} headingOrder={3}>
                  {messages.emptyPending.text}
                </EmptyState>
              )}
              {referrals.length > 0 && pending.length === 0 && (
                <Text size="sm" c="dimmed">
                  {messages.pending.none}
                </Text>
              )}
            </>
          )}
        </Query>
      </ReferralSection>
      {active.length > 0 && (
        <ReferralSection id="active-referrals-title" title={messages.active} items={active} />
      )}
      {past.length > 0 && <ReferralSection id="past-referrals-title" title={messages.past} items={past} />}
    </Stack>
  );
}
