import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBriefcase, IconPlus } from '@tabler/icons-react';
import { Suspense, startTransition, useState } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { Link, Navigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSearchParam } from '../../lib/useSearchParam.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Query } from '../../ui/Query.tsx';
import { opportunitiesMessages as messages } from './opportunities.messages.ts';
import { OpportunityList } from './OpportunityList.tsx';
import { OwnOpportunities } from './OwnOpportunities.tsx';

const OpportunityDialog = lazyChunk(() =>
  import('./OpportunityDialog.tsx').then((module) => ({ default: module.OpportunityDialog })),
);

/** The rest is collapsed. */
const SHOWN = 8;

/** The viewer's own opportunities, then other members', best fit first. */
export function OpportunitiesTab() {
  const query = trpc.opportunities.list.useQuery();
  const linkedId = Number(useSearchParam('opportunity').value);
  const [isAll, setAll] = useState(false);
  const [isPosting, posting] = useDisclosure(false);
  // The address in older emails.
  if (linkedId > 0) return <Navigate to={paths.opportunity(linkedId)} replace />;
  return (
    <Stack gap="xl">
      <OwnOpportunities />
      <Stack component="section" gap="sm" aria-labelledby="opportunities-title">
        <Group justify="space-between" gap="sm">
          <div>
            <Title order={2} size="h3" id="opportunities-title">
              {messages.title}
            </Title>
            <Text size="sm" c="dimmed">
              {messages.description}
            </Text>
          </div>
          <Group gap="sm">
            <Anchor component={Link} to={paths.opportunities({ show: 'applied' })} size="sm" py={4}>
              {messages.yourApplications}
            </Anchor>
            <Anchor component={Link} to={paths.opportunities()} size="sm" py={4}>
              {messages.searchAll}
            </Anchor>
            <Button
              size="sm"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => startTransition(posting.open)}
            >
              {messages.post}
            </Button>
          </Group>
        </Group>
        <Query
          query={query}
          skeleton={<CardListSkeleton label={messages.loading} />}
          failed={messages.failed}
        >
          {(all) => {
            // The viewer's own opportunities have their own list.
            const items = all.filter(({ isMine }) => !isMine);
            if (items.length === 0)
              return (
                <EmptyState icon={IconBriefcase} title={messages.empty.title}>
                  {messages.empty.text}
                </EmptyState>
              );
            return (
              <>
                <OpportunityList items={isAll ? items : items.slice(0, SHOWN)} label={messages.title} />
                {items.length > SHOWN && (
                  <Group justify="center">
                    <Button
                      variant="default"
                      aria-expanded={isAll}
                      onClick={() => startTransition(() => setAll(!isAll))}
                    >
                      {isAll ? messages.showFewer : messages.showAll(items.length)}
                    </Button>
                  </Group>
                )}
              </>
            );
          }}
        </Query>
      </Stack>
      {isPosting && (
        <Suspense>
          <OpportunityDialog onClose={posting.close} />
        </Suspense>
      )}
    </Stack>
  );
}
