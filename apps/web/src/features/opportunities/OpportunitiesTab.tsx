import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, startTransition, useState } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { trpc } from '../../lib/trpc.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { opportunitiesMessages as messages } from './opportunities.messages.ts';
import { OpportunityList } from './OpportunityList.tsx';
import { OwnOpportunities } from './OwnOpportunities.tsx';

const PostOpportunityDialog = lazyChunk(() =>
  import('./PostOpportunityDialog.tsx').then((module) => ({ default: module.PostOpportunityDialog })),
);

/** The rest is collapsed. */
const SHOWN = 8;

/** Other members' opportunities, best fit first, and the viewer's own. */
export function OpportunitiesTab() {
  const { data, error, refetch } = trpc.opportunities.list.useQuery();
  const [isAll, setAll] = useState(false);
  // The viewer's own opportunities have their own list below.
  const items = data?.filter(({ isMine }) => !isMine);
  const shown = isAll ? items : items?.slice(0, SHOWN);
  const [isPosting, posting] = useDisclosure(false);
  return (
    <Stack gap="xl">
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
        {!items && !error && <CardListSkeleton label={messages.loading} />}
        {error && (
          <ErrorState title={messages.failed} onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        )}
        {items?.length === 0 && <EmptyState title={messages.empty.title}>{messages.empty.text}</EmptyState>}
        {shown && shown.length > 0 && <OpportunityList items={shown} label={messages.title} />}
        {items && items.length > SHOWN && (
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
      </Stack>
      <OwnOpportunities />
      {isPosting && (
        <Suspense>
          <PostOpportunityDialog onClose={posting.close} />
        </Suspense>
      )}
    </Stack>
  );
}
