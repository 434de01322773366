import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { Suspense, startTransition, useCallback, useState } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { TooltipDelays } from '../../ui/TooltipDelays.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useDialog } from '../../lib/useDialog.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Query } from '../../ui/Query.tsx';
import { EmptyProfileNote } from './EmptyProfileNote.tsx';
import { MatchCard } from './MatchCard.tsx';
import classes from './Referrals.module.css';
import type { Referral, ReferralMatch } from './referrals.hooks.ts';
import { referralsMessages as messages } from './referrals.messages.ts';

const SendReferralDialog = lazyChunk(() =>
  import('./SendReferralDialog.tsx').then((module) => ({ default: module.SendReferralDialog })),
);

/** The viewer's own referral to this member that has no answer yet. */
const sentTo = ({ id }: ReferralMatch, referrals: readonly Referral[]) =>
  referrals.find(
    ({ role, status, target }) => role === 'referrer' && status === 'pending' && target.id === id,
  );

/** The rest is collapsed, and rendered in a transition. */
const SHOWN = 5;

export function ReferralMatches() {
  const dialog = useDialog();
  const query = trpc.referrals.matches.useQuery();
  const { data: referrals = [] } = trpc.referrals.pending.useQuery();
  const [isAll, setAll] = useState(false);
  const [chosen, setChosen] = useState<ReferralMatch | null>(null);
  const refer = useCallback((match: ReferralMatch) => startTransition(() => setChosen(match)), []);
  return (
    <Stack component="section" gap="sm" aria-labelledby="referral-matches-title">
      <div>
        <Title order={2} size="h3" id="referral-matches-title">
          {messages.matches.title}
        </Title>
        <Text size="sm" c="dimmed">
          {messages.matches.description}
        </Text>
      </div>
      <Query
        query={query}
        skeleton={<CardListSkeleton label={messages.matches.loading} />}
        failed={messages.matches.failed}
      >
        {(matches) =>
          matches.length === 0 ? (
            <EmptyState
              icon={IconUsers}
              title={messages.emptyMatches.title}
              headingOrder={3}
              action={
                <Button onClick={() => dialog.show('edit-profile', { at: 'servicesOffered' })}>
                  {messages.matches.completeProfile}
                </Button>
              }
            >
              {messages.emptyMatches.text}
            </EmptyState>
          ) : (
            <>
              <EmptyProfileNote />
              <TooltipDelays>
                <ul className={classes.list}>
                  {(isAll ? matches : matches.slice(0, SHOWN)).map((match) => (
                    <li key={match.id}>
                      <MatchCard match={match} sentId={sentTo(match, referrals)?.id} onRefer={refer} />
                    </li>
                  ))}
                </ul>
              </TooltipDelays>
              {matches.length > SHOWN && (
                <Group justify="center">
                  <Button
                    variant="default"
                    aria-expanded={isAll}
                    onClick={() => startTransition(() => setAll(!isAll))}
                  >
                    {isAll ? messages.matches.showFewer : messages.matches.showAll(matches.length)}
                  </Button>
                </Group>
              )}
            </>
          )
        }
      </Query>
      {chosen && (
        <Suspense>
          <SendReferralDialog match={chosen} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </Stack>
  );
}
