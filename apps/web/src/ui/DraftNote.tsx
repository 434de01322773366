import { Anchor, Text } from '@mantine/core';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Draft } from '../lib/useStoredDraft.ts';
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
  if (!draft.isRestored) return null;
  const discard = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const around = currentTarget.closest('form')?.parentElement;
    flushSync(draft.reset);
    around?.querySelector<HTMLElement>('form :is(input, textarea, select):not([type=hidden])')?.focus();
  };
  return (
    <Text size="sm" c="dimmed" role="status">
      {draft.isOutdated ? messages.outdated : messages.restored}{' '}
      <Anchor component="button" type="button" inherit py={4} onClick={discard}>
        {messages.discard}
      </Anchor>
    </Text>
  );
}
