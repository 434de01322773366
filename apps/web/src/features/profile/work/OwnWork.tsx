import { Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { WORKS_MAX } from '@guildhall/api/people/works/works.schema';
import { Suspense, useRef, useState } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useDeleteWork, useMoveWork } from './own-work.hooks.ts';
import { ownWorkMessages as messages } from './own-work.messages.ts';
import type { WorkSample } from '../profile.types.ts';
import { WorkGrid } from './WorkGrid.tsx';
import { WorkTools } from './WorkTools.tsx';

const WorkDialog = lazyChunk(() =>
  import('./WorkDialog.tsx').then((module) => ({ default: module.WorkDialog })),
);

type Props = { username: string; works: WorkSample[] };

/** The member's own work, which they add to, order, edit and delete here. */
export function OwnWork({ username, works }: Props) {
  const [edited, setEdited] = useState<WorkSample | 'new' | null>(null);
  const [deleted, setDeleted] = useState<WorkSample | null>(null);
  const [said, setSaid] = useState('');
  const move = useMoveWork(username);
  const add = useRef<HTMLButtonElement>(null);
  // The button that opened the dialog is gone with the sample.
  const remove = useDeleteWork(() => add.current?.focus());
  const isFull = works.length >= WORKS_MAX;
  return (
    <>
      {works.length === 0 && <Text c="dimmed">{messages.empty}</Text>}
      <WorkGrid
        works={works}
        renderTools={(work, index) => (
          <WorkTools
            title={work.title}
            isFirst={index === 0}
            isLast={index === works.length - 1}
            onMove={(step) => {
              const place = move(work.id, step);
              if (place !== undefined) setSaid(messages.moved(work.title, place + 1, works.length));
            }}
            onEdit={() => setEdited(work)}
            onDelete={() => setDeleted(work)}
          />
        )}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Group gap="sm">
        <Button
          ref={add}
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={isFull}
          onClick={() => setEdited('new')}
        >
          {messages.add}
        </Button>
        {isFull && (
          <Text size="sm" c="dimmed">
            {messages.full(WORKS_MAX)}
          </Text>
        )}
      </Group>
      <Suspense>
        {edited && (
          <WorkDialog
            {...(edited !== 'new' && { work: edited })}
            username={username}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
      {deleted && (
        <ConfirmDialog
          title={messages.confirm.title}
          action={messages.confirm.action}
          onConfirm={() => remove.mutate({ id: deleted.id })}
          onClose={() => setDeleted(null)}
        >
          {messages.confirm.text(deleted.title)}
        </ConfirmDialog>
      )}
    </>
  );
}
