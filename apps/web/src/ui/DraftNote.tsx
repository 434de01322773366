import { Anchor, Text } from '@mantine/core';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Draft } from '../lib/useStoredDraft.ts';
import { focusFirstField } from './focus-first-field.ts';
import { uiMessages } from './ui.messages.ts';

const messages = uiMessages.draft;

/** Says at the top of a form that it opened with a draft, or that what is typed cannot be stored. */
export function DraftNote({ draft }: { draft: Draft }) {
  if (!draft.isStored) {
    return (
      <Text size="sm" c="red" role="alert">
        {messages.notStored}
      </Text>
    );
  }
  if (!draft.isRestored || draft.isConflict) return null;
  const discard = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const around = currentTarget.closest('form')?.parentElement;
    flushSync(draft.reset);
    focusFirstField(around);
  };
  return (
    <Text size="sm" c="dimmed" role="status">
      {draft.changes.length > 0 ? messages.outdated : messages.restored}{' '}
      <Anchor component="button" type="button" inherit py={4} onClick={discard}>
        {messages.discard}
      </Anchor>
    </Text>
  );
}
