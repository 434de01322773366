import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { useSuggestAgain } from './dashboard.hooks.ts';
import { dashboardMessages } from './dashboard.messages.ts';

const { recommendations: messages } = dashboardMessages;
const { dismissedMembers } = messages;

const DismissedList = lazyChunk(() =>
  import('./DismissedList.tsx').then((module) => ({ default: module.DismissedList })),
);

type Props = {
  /** Who was dismissed just now. */
  last: { id: number; name: string } | null;
  onUndone: () => void;
};

/** Takes the last dismissal back, and shows everybody who is not suggested at present. */
export function DismissedMembers({ last, onUndone }: Props) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const undo = useRef<HTMLButtonElement>(null);
  const again = useSuggestAgain();
  // The button that dismissed them has gone, and the focus with it.
  useEffect(() => {
    if (last) undo.current?.focus({ preventScroll: true });
  }, [last]);
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <Text size="sm" role="status">
          {last && messages.dismissed(last.name)}
        </Text>
        {last && (
          <Button
            ref={undo}
            variant="default"
            size="compact-sm"
            loading={again.isPending}
            onClick={() => again.mutate({ userId: last.id }, { onSuccess: onUndone })}
          >
            {messages.undo}
          </Button>
        )}
      </Group>
      <Anchor
        component="button"
        type="button"
        size="sm"
        ta="start"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen((value) => !value)}
      >
        {dismissedMembers.show}
      </Anchor>
      <div id={listId}>
        {isOpen && (
          <Suspense fallback={<CardListSkeleton label={dismissedMembers.loading} />}>
            <DismissedList onAgain={onUndone} />
          </Suspense>
        )}
      </div>
    </Stack>
  );
}
