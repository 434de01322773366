import { Button, Group, Text } from '@mantine/core';
import { POST_MAX, type PostType } from '@guildhall/api/publishing/feed/feed.schema';
import { useDraft } from '../../lib/useDraft.ts';
import { DraftNote } from '../../ui/DraftNote.tsx';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { AddPictures } from '../attachments/AddPictures.tsx';
import { AttachmentFields } from '../attachments/AttachmentFields.tsx';
import { picturesOf, useAttachments } from '../attachments/useAttachments.ts';
import { useCreatePost } from './feed.hooks.ts';
import { NEW_POST } from './post-drafts.ts';
import { PostTypeToggles } from './PostTypeToggles.tsx';
import classes from './PostComposer.module.css';
import { feedMessages as messages } from './feed.messages.ts';
import { commonMessages } from '../../lib/common.messages.ts';
import { MentionTextarea } from '../mentions/MentionTextarea.tsx';
import { isSendKey } from '../../lib/keys.ts';

/** The remaining characters are shown from here on. */
const COUNTDOWN_FROM = 300;

const GENERAL: PostType = 'general';

type Props = {
  onClose: () => void;
  /** What a new post begins with; a draft goes first. */
  content?: string;
};

/** The expanded composer. The text is kept when posting fails. */
export function PostForm({ onClose, content: begun = '' }: Props) {
  const { values, change, draft } = useDraft(NEW_POST, { content: begun, type: GENERAL });
  const { content, type } = values;
  const create = useCreatePost(() => {
    draft.clear();
    onClose();
  });
  const left = POST_MAX - content.length;
  const attachments = useAttachments();
  const { pictures } = attachments;
  const isBlank = content.trim() === '' && pictures.length === 0;
  const isReady = !isBlank && attachments.isReady && !create.isPending;
  const post = () => {
    if (isReady) create.mutate({ content: content.trim(), type, ...(pictures.length > 0 && { pictures }) });
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        post();
      }}
    >
      <DraftNote draft={draft} />
      <MentionTextarea
        aria-label={messages.composer.content}
        data-key="n"
        placeholder={messages.composer.placeholder}
        autosize
        minRows={3}
        maxRows={14}
        maxLength={POST_MAX}
        ref={focusOnMount}
        value={content}
        onChange={(next) => change({ content: next })}
        onPaste={(event) => {
          const pasted = picturesOf(event.clipboardData);
          if (pasted.length === 0) return;
          event.preventDefault();
          attachments.add(pasted);
        }}
        onKeyDown={(event) => {
          if (isSendKey(event.nativeEvent)) post();
        }}
      />
      {left <= COUNTDOWN_FROM && (
        <Text size="sm" c="dimmed" mt={4} component="output" display="block">
          {messages.composer.charactersLeft(left)}
        </Text>
      )}
      <Text size="sm" c="dimmed" mt={4}>
        {messages.composer.audience}
      </Text>
      <AttachmentFields attachments={attachments} />
      <div className={classes.bar}>
        <PostTypeToggles value={type} onChange={(next) => change({ type: next })} />
        <AddPictures attachments={attachments} />
        <Group gap="xs" ml="auto" wrap="nowrap">
          <Button variant="default" size="sm" onClick={onClose} disabled={create.isPending}>
            {commonMessages.cancel}
          </Button>
          <Button type="submit" size="sm" disabled={!isReady}>
            {create.isPending ? messages.composer.submitting : messages.composer.submit}
          </Button>
        </Group>
      </div>
    </form>
  );
}
