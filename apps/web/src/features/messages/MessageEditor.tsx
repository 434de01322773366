import { Button, Group } from '@mantine/core';
import { MESSAGE_MAX } from '@guildhall/api/contact/messages/messages.schema';
import { commonMessages } from '../../lib/common.messages.ts';
import { isComposing, isSendKey } from '../../lib/keys.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { DraftNote } from '../../ui/DraftNote.tsx';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { MentionTextarea } from '../mentions/MentionTextarea.tsx';
import { useChangeMessage } from './messages.hooks.ts';
import { editPlace } from './edit-place.ts';
import classes from './ThreadLog.module.css';
import { threadMessages } from './thread.messages.ts';

/** The buttons below the field too, once it has grown to its text. */
const showWhole = (form: HTMLElement | null) => {
  requestAnimationFrame(() => form?.scrollIntoView({ block: 'nearest' }));
};

type Props = { message: { id: number; content: string }; onDone: () => void };

/** Edits a message in its place. */
export function MessageEditor({ message, onDone }: Props) {
  const { values, change, draft } = useDraft(editPlace(message.id), { content: message.content });
  const { edit } = useChangeMessage();
  const content = values.content.trim();
  const canSave = content !== '' && content !== message.content && !edit.isPending;
  const cancel = () => {
    draft.clear();
    onDone();
  };
  const save = () => {
    if (canSave) edit.mutate({ id: message.id, content }, { onSuccess: cancel });
  };
  return (
    <form
      className={classes.editor}
      ref={showWhole}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <DraftNote draft={draft} />
      <MentionTextarea
        aria-label={threadMessages.editLabel}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={MESSAGE_MAX}
        ref={focusOnMount}
        value={values.content}
        onChange={(next) => change({ content: next })}
        onKeyDown={(event) => {
          if (isSendKey(event.nativeEvent)) save();
          else if (event.key === 'Escape' && !isComposing(event.nativeEvent)) cancel();
        }}
      />
      <Group gap="xs" justify="flex-end" mt={4}>
        <Button variant="default" size="compact-sm" onClick={cancel} disabled={edit.isPending}>
          {commonMessages.cancel}
        </Button>
        <Button type="submit" size="compact-sm" loading={edit.isPending} disabled={!canSave}>
          {commonMessages.save}
        </Button>
      </Group>
    </form>
  );
}
