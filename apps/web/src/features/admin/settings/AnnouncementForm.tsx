import { ANNOUNCEMENT_MAX } from '@guildhall/api/settings/schema';
import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../../lib/toast.ts';
import { useUpdateSettings } from './settings.hooks.ts';

/** The text that stands above every page. */
export function AnnouncementForm({ stored }: { stored: string }) {
  const [text, setText] = useState(stored);
  const update = useUpdateSettings();
  const save = (announcement: string) =>
    update.mutate(
      { announcement },
      {
        onSuccess: () => toast({ title: announcement ? 'Announcement saved' : 'Announcement removed' }),
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
        label="Announcement text"
        description="Shown above every page to everybody; empty for none"
        maxLength={ANNOUNCEMENT_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group justify="flex-end" gap="xs" mt="md">
        {stored !== '' && (
          <Button variant="default" disabled={update.isPending} onClick={() => save('')}>
            Remove
          </Button>
        )}
        <Button type="submit" loading={update.isPending} disabled={text.trim() === stored}>
          Save Announcement
        </Button>
      </Group>
    </form>
  );
}
