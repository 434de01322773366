import { ANNOUNCEMENT_MAX } from '@guildhall/api/settings/schema';
import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../../lib/toast.ts';
import { useUpdateSettings } from './settings.hooks.ts';
import { settingsMessages } from './settings.messages.ts';

const { announcement: messages } = settingsMessages;

/** Edits the text shown above every page. */
export function AnnouncementForm({ stored }: { stored: string }) {
  const [text, setText] = useState(stored);
  const [lastStored, setLastStored] = useState(stored);
  const update = useUpdateSettings();
  // Follows the stored text unless it was edited here. A key on the form would remount it on the optimistic update,
  // which drops the toast, and on the rollback, which drops what was typed.
  if (lastStored !== stored && !update.isPending) {
    setLastStored(stored);
    if (text.trim() === lastStored) setText(stored);
  }
  const save = (announcement: string) =>
    update.mutate(
      { announcement },
      {
        onSuccess: () => toast(announcement ? messages.saved : messages.removed),
      },
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save(text.trim());
      }}
    >
      <Textarea
        label={messages.label}
        description={messages.hint}
        maxLength={ANNOUNCEMENT_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group justify="flex-end" gap="xs" mt="md">
        {stored !== '' && (
          <Button variant="default" disabled={update.isPending} onClick={() => save('')}>
            {messages.remove}
          </Button>
        )}
        <Button type="submit" loading={update.isPending} disabled={text.trim() === stored}>
          {messages.submit}
        </Button>
      </Group>
    </form>
  );
}
