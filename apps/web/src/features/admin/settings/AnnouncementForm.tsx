import { ANNOUNCEMENT_MAX } from '@guildhall/api/community/settings/settings.schema';
import { Button, Group, Textarea } from '@mantine/core';
import { toast } from '../../../lib/toast.ts';
import { useDraft } from '../../../lib/useDraft.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { useUpdateSettings } from './settings.hooks.ts';
import { settingsMessages } from './settings.messages.ts';

const { announcement: messages } = settingsMessages;

/** Edits the text shown above every page. */
export function AnnouncementForm({ stored }: { stored: string }) {
  const { values, change, draft } = useDraft('announcement', { text: stored });
  const { text } = values;
  const update = useUpdateSettings();
  const save = (announcement: string) =>
    update.mutate(
      { announcement },
      {
        onSuccess() {
          draft.clear();
          toast(announcement ? messages.saved : messages.removed);
        },
      },
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save(text.trim());
      }}
    >
      <DraftNote draft={draft} />
      <Textarea
        label={messages.label}
        description={messages.hint}
        maxLength={ANNOUNCEMENT_MAX}
        value={text}
        onChange={(event) => change({ text: event.currentTarget.value })}
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
