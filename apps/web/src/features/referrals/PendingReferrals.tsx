import { Stack, Title } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import classes from './Referrals.module.css';
import { ReferralCard } from './ReferralCard.tsx';
import { referralsMessages as messages } from './referrals.messages.ts';

/** The referrals that the member sent or received, open ones first. */
export function PendingReferrals() {
  const { data: referrals, error, refetch } = trpc.referrals.pending.useQuery();
  return (
    <Stack component="section" gap="sm" aria-labelledby="pending-referrals-title">
      <Title order={2} size="h3" id="pending-referrals-title">
        {messages.pending.title}
      </Title>
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
      {referrals && referrals.length > 0 && (
        <ul className={classes.list}>
          {referrals.map((referral) => (
            <li key={referral.id}>
              <ReferralCard referral={referral} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
