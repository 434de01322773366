import { ActionIcon, Anchor, Card, Group, Text, Title } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Suspense, startTransition, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { paths } from '../../../lib/paths.ts';
import { trpc } from '../../../lib/trpc.ts';
import blocks from '../../../ui/blocks.module.css';
import { type OpportunityFilter, addressOf, savedFilterOf } from '../opportunity-filter.ts';
import { type SavedSearch, useDeleteSearch } from './searches.hooks.ts';
import { searchesMessages as messages } from './searches.messages.ts';

const SaveSearchDialog = lazyChunk(() =>
  import('./SaveSearchDialog.tsx').then((module) => ({ default: module.SaveSearchDialog })),
);

const pathOf = ({ id, filter }: SavedSearch) =>
  paths.opportunities({ ...addressOf(filter), saved: String(id) });

/** The member's saved searches; hidden while there are none. */
export function SavedSearches({ filter }: { filter: OpportunityFilter }) {
  const all = trpc.opportunities.searches.list.useQuery().data;
  const [edited, setEdited] = useState<SavedSearch | null>(null);
  const removal = useDeleteSearch();
  const isBare = Object.keys(savedFilterOf(filter)).length === 0;
  const asked = isBare ? all?.items.find(({ id }) => id === filter.saved) : undefined;
  // A notification leads to the saved search, which says what to look for.
  if (asked && Object.keys(asked.filter).length > 0) return <Navigate to={pathOf(asked)} replace />;
  if (!all || all.items.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="saved-searches" padding="md">
      <Title order={2} size="h4" id="saved-searches" mb="xs">
        {messages.title}
      </Title>
      <ul className={blocks.list}>
        {all.items.map((search) => (
          <li key={search.id}>
            <Group justify="space-between" gap="xs" wrap="nowrap">
              <div className={blocks.words}>
                <Anchor component={Link} to={pathOf(search)} c="inherit" fw={600} dir="auto">
                  {search.name}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {messages.hint[search.frequency]}
                </Text>
              </div>
              <Group gap={0} wrap="nowrap">
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={44}
                  aria-label={messages.edit(search.name)}
                  onClick={() => startTransition(() => setEdited(search))}
                >
                  <IconPencil size={18} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={44}
                  aria-label={messages.remove(search.name)}
                  loading={removal.isPending && removal.variables.id === search.id}
                  onClick={() => removal.mutate({ id: search.id })}
                >
                  <IconTrash size={18} aria-hidden />
                </ActionIcon>
              </Group>
            </Group>
          </li>
        ))}
      </ul>
      {edited && (
        <Suspense>
          <SaveSearchDialog filter={edited.filter} search={edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </Card>
  );
}
