import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, startTransition, useState } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSearchParam } from '../../lib/useSearchParam.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Query } from '../../ui/Query.tsx';
import { LinkedOpportunity } from './LinkedOpportunity.tsx';
import { opportunitiesMessages as messages } from './opportunities.messages.ts';
import { OpportunityList } from './OpportunityList.tsx';
import { OwnOpportunities } from './OwnOpportunities.tsx';

const OpportunityDialog = lazyChunk(() =>
  import('./OpportunityDialog.tsx').then((module) => ({ default: module.OpportunityDialog })),
);

/** The rest is collapsed. */
const SHOWN = 8;

/** The opportunity that the URL names, the viewer's own, then other members', best fit first. */
export function OpportunitiesTab() {
  const query = trpc.opportunities.list.useQuery();
  const [isAll, setAll] = useState(false);
  const linkedId = Number(useSearchParam('opportunity').value);
  const [isPosting, posting] = useDisclosure(false);
  return (
    <Stack gap="xl">
      {linkedId > 0 && <LinkedOpportunity key={linkedId} id={linkedId} />}
      <OwnOpportunities exceptId={linkedId} />
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
          <Button
            size="sm"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => startTransition(posting.open)}
          >
            {messages.form.open}
          </Button>
        </Group>
        <Query
          query={query}
          skeleton={<CardListSkeleton label={messages.loading} />}
          failed={messages.failed}
        >
          {(all) => {
            // The viewer's own opportunities have their own list.
            const items = all.filter(({ id, isMine }) => !isMine && id !== linkedId);
            if (items.length === 0)
              return <EmptyState title={messages.empty.title}>{messages.empty.text}</EmptyState>;
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
