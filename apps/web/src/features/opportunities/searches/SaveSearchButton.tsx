import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBellPlus } from '@tabler/icons-react';
import { Suspense, startTransition } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { trpc } from '../../../lib/trpc.ts';
import { type OpportunityFilter, savedFilterOf } from '../opportunity-filter.ts';
import { searchesMessages as messages } from './searches.messages.ts';

const SaveSearchDialog = lazyChunk(() =>
  import('./SaveSearchDialog.tsx').then((module) => ({ default: module.SaveSearchDialog })),
);

/** Saves the search that is set; absent while nothing is set, or what is set is saved. */
export function SaveSearchButton({ filter }: { filter: OpportunityFilter }) {
  const [isOpen, dialog] = useDisclosure(false);
  const all = trpc.opportunities.searches.list.useQuery().data;
  const saved = savedFilterOf(filter);
  const parts = Object.entries(saved);
  const isSaved = all?.items.some(
    (search) =>
      Object.keys(search.filter).length === parts.length &&
      parts.every(([name, value]) =>
        Object.entries(search.filter).some((part) => part[0] === name && part[1] === value),
      ),
  );
  if (!all || parts.length === 0 || isSaved) return null;
  if (!all.can.create)
    return (
      <Text size="sm" c="dimmed">
        {messages.full}
      </Text>
    );
  return (
    <div>
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconBellPlus size={18} aria-hidden />}
        onClick={() => startTransition(dialog.open)}
      >
        {messages.save}
      </Button>
      {isOpen && (
        <Suspense>
          <SaveSearchDialog filter={saved} onClose={dialog.close} />
        </Suspense>
      )}
    </div>
  );
}
