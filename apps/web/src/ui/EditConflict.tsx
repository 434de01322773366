import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Change } from '../lib/draft-storage.ts';
import type { Draft } from '../lib/useStoredDraft.ts';
import { truncate } from '../lib/truncate.ts';
import { focusFirstField } from './focus-first-field.ts';
import { focusOnMount } from './focus-on-mount.ts';
import { uiMessages } from './ui.messages.ts';

const messages = uiMessages.conflict;
/** Characters of a saved value that are shown. */
const SHOWN = 200;

type Props = {
  draft: Draft;
  /** What the form calls its fields. */
  labels: Record<string, string>;
};

/** After a submit that was rejected: what was changed elsewhere, and whether that or what was typed is saved next. */
export function EditConflict({ draft, labels }: Props) {
  if (!draft.isConflict) return null;
  const resolve = (winner: 'typed' | 'saved', { currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const around = currentTarget.closest('form')?.parentElement;
    flushSync(() => draft.resolve(winner));
    focusFirstField(around);
  };
  return (
    <Alert color="yellow" role="alert" tabIndex={-1} ref={focusOnMount} title={messages.title}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{messages.text}</Text>
        <List size="sm" withPadding>
          {draft.changes.map((change) => (
            <List.Item key={change.field} dir="auto">
              {describe(labels[change.field] ?? change.field, change)}
            </List.Item>
          ))}
        </List>
        <Group gap="xs">
          {draft.changes.some(({ isTyped }) => isTyped) && (
            <Button size="sm" variant="default" onClick={(event) => resolve('saved', event)}>
              {messages.takeSaved}
            </Button>
          )}
          <Button size="sm" variant="default" onClick={(event) => resolve('typed', event)}>
            {messages.keepTyped}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

function describe(label: string, { saved, isTyped }: Change): string {
  const value = typeof saved === 'string' ? truncate(saved, SHOWN) : null;
  return messages[isTyped ? 'replaced' : 'taken'](label, value);
}
