import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { tourTarget } from '../../lib/tour-target.ts';
import { useDialog } from '../../lib/useDialog.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Query } from '../../ui/Query.tsx';
import { ConnectDialog } from '../connections/ConnectDialog.tsx';
import { useDismissSuggestion } from './dashboard.hooks.ts';
import { RecommendationItem } from './RecommendationItem.tsx';
import classes from './RecommendationsCard.module.css';
import { dashboardMessages } from './dashboard.messages.ts';

const { recommendations: messages } = dashboardMessages;

const RecommendationsFoot = lazyChunk(() =>
  import('./RecommendationsFoot.tsx').then((module) => ({ default: module.RecommendationsFoot })),
);

type Members = Outputs['dashboard']['recommendations']['items'];

/** The parts that come from what members write, and not from where they live or whom they know. */
const WRITTEN: ReadonlySet<string> = new Set(['theyOffer', 'iOffer', 'audience']);

/** How many are shown at first. */
const SHOWN = 3;

/** Says honestly where the members come from when nothing that was written brought any of them. */
function sourceOf(members: Members, needs: number | undefined): 'text' | 'withoutNeeds' | 'nobodyOffers' {
  const isByWords = members.some(({ matchParts }) =>
    matchParts.some(({ key, points }) => points > 0 && WRITTEN.has(key)),
  );
  if (isByWords || needs === undefined) return 'text';
  return needs === 0 ? 'withoutNeeds' : 'nobodyOffers';
}

export function RecommendationsCard() {
  const dialog = useDialog();
  // Kept here, so that the dialog stays open when the list changes under it.
  const [chosen, setChosen] = useState<Members[number] | null>(null);
  const [isAllShown, setAllShown] = useState(false);
  const [last, setLast] = useState<Members[number] | null>(null);
  const dismissal = useDismissSuggestion();
  const query = trpc.dashboard.recommendations.useQuery();
  const needs = trpc.profile.understood.useQuery().data?.need.length;
  return (
    <Card component="section" aria-labelledby="recommendations-title">
      <Stack gap="sm">
        <div>
          <Title order={2} size="h3" id="recommendations-title" tabIndex={-1} {...tourTarget('welcome')}>
            {messages.title}
          </Title>
          <Text size="sm" c="dimmed">
            {query.data && query.data.items.length > 0
              ? messages[sourceOf(query.data.items, needs)]
              : messages.text}
          </Text>
        </div>
        <Query
          query={query}
          skeleton={<CardListSkeleton label={messages.loading} />}
          failed={messages.failed}
        >
          {(data) => (
            <>
              {data.items.length === 0 && (
                <EmptyState
                  icon={IconUsers}
                  title={messages.empty.title}
                  headingOrder={3}
                  action={
                    <Button onClick={() => dialog.show('edit-profile', { at: 'lookingFor' })}>
                      {messages.empty.action}
                    </Button>
                  }
                >
                  {messages.empty.text}
                </EmptyState>
              )}
              {data.items.length > 0 && (
                <ul className={classes.list}>
                  {data.items.slice(0, isAllShown ? undefined : SHOWN).map((member) => (
                    <li key={member.id}>
                      <RecommendationItem
                        member={member}
                        onConnect={() => setChosen(member)}
                        onDismiss={() =>
                          dismissal.mutate({ userId: member.id }, { onSuccess: () => setLast(member) })
                        }
                      />
                    </li>
                  ))}
                </ul>
              )}
              {!isAllShown && data.items.length > SHOWN && (
                <Button variant="subtle" onClick={() => setAllShown(true)}>
                  {messages.showAll(data.items.length)}
                </Button>
              )}
              <Suspense>
                <RecommendationsFoot
                  last={last}
                  onUndone={() => setLast(null)}
                  needs={data.unmetNeeds}
                  hints={data.raise}
                />
              </Suspense>
            </>
          )}
        </Query>
        {chosen && <ConnectDialog member={chosen} source="dashboard" onClose={() => setChosen(null)} />}
      </Stack>
    </Card>
  );
}
