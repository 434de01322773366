import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { Suspense, lazy, startTransition, useCallback, useState } from 'react';
import { TooltipDelays } from '../../ui/TooltipDelays.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useDialog } from '../../lib/useDialog.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { MatchCard } from './MatchCard.tsx';
import classes from './MatchCard.module.css';
import type { ReferralMatch } from './referrals.hooks.ts';
import { referralsMessages as messages } from './referrals.messages.ts';

const SendReferralDialog = lazy(() =>
  import('./SendReferralDialog.tsx').then((module) => ({ default: module.SendReferralDialog })),
);

/** The best ones stand open; the rest is one click away, and drawn in slices. */
const SHOWN = 5;

export function ReferralMatches() {
  const dialog = useDialog();
  const { data: matches, error, refetch } = trpc.referrals.matches.useQuery();
  const [isAll, setAll] = useState(false);
  const [chosen, setChosen] = useState<ReferralMatch | null>(null);
  const refer = useCallback((match: ReferralMatch) => startTransition(() => setChosen(match)), []);
  const shown = isAll ? matches : matches?.slice(0, SHOWN);
  return (
    <Stack component="section" gap="sm" aria-labelledby="referral-matches-title">
      <div>
        <Title order={2} size="h3" id="referral-matches-title">
          Referral Matches
        </Title>
        <Text size="sm" c="dimmed">
          Members who would be glad of an introduction, by you or to somebody you know.
        </Text>
      </div>
      {!matches && !error && <CardListSkeleton label="Loading referral matches..." />}
      {error && (
        <ErrorState title="Referral matches could not be loaded" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {matches?.length === 0 && (
        <EmptyState
          title={messages.emptyMatches.title}
          headingOrder={3}
          action={<Button onClick={() => dialog.show('edit-profile')}>Say what you offer</Button>}
        >
          {messages.emptyMatches.text}
        </EmptyState>
      )}
      {shown && shown.length > 0 && (
        <TooltipDelays>
          <ul className={classes.list}>
            {shown.map((match) => (
              <li key={match.id}>
                <MatchCard match={match} onRefer={refer} />
              </li>
            ))}
          </ul>
        </TooltipDelays>
      )}
      {matches && matches.length > SHOWN && (
        <Group justify="center">
          <Button
            variant="default"
            aria-expanded={isAll}
            onClick={() => startTransition(() => setAll(!isAll))}
          >
            {isAll ? 'Show fewer' : `Show all ${matches.length}`}
          </Button>
        </Group>
      )}
      {chosen && (
        <Suspense>
          <SendReferralDialog match={chosen} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </Stack>
  );
}
