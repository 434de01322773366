import { Button, Group, Text } from '@mantine/core';
import { Suspense } from 'react';
import { POST_MAX, type PostType } from '@guildhall/api/publishing/feed/feed.schema';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import type { Inputs } from '../../lib/trpc.ts';
import type { useDraft } from '../../lib/useDraft.ts';
import { DraftNote } from '../../ui/DraftNote.tsx';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { AddPictures } from '../attachments/AddPictures.tsx';
import { AttachmentFields } from '../attachments/AttachmentFields.tsx';
import { picturesOf, useAttachments } from '../attachments/useAttachments.ts';
import { OpportunityHint } from './OpportunityHint.tsx';
import { PostTypeToggles } from './PostTypeToggles.tsx';
import classes from './PostComposer.module.css';
import { writePostMessages as messages } from './write-post.messages.ts';
import { commonMessages } from '../../lib/common.messages.ts';
import { PostTextarea } from './PostTextarea.tsx';
import { isSendKey } from '../../lib/keys.ts';

const WrittenPreview = lazyChunk(() =>
  import('../previews/WrittenPreview.tsx').then((module) => ({ default: module.WrittenPreview })),
);

/** The remaining characters are shown from here on. */
const COUNTDOWN_FROM = 300;

type NewPost = Inputs['feed']['create'];

type Props = {
  /** The draft that it edits; the text is kept when posting fails. */
  form: ReturnType<typeof useDraft<{ content: string; type: PostType }>>;
  placeholder: string;
  /** Who will read it. */
  audience: string;
  isPosting: boolean;
  onPost: (post: NewPost) => void;
  onClose: () => void;
};

/** The expanded composer of a post, wherever it is written. */
export function PostFields({ form, placeholder, audience, isPosting, onPost, onClose }: Props) {
  const { values, change, draft } = form;
  const { content, type } = values;
  const left = POST_MAX - content.length;
  const attachments = useAttachments();
  const { pictures } = attachments;
  const isBlank = content.trim() === '' && pictures.length === 0;
  const isReady = !isBlank && attachments.isReady && !isPosting;
  const post = () => {
    if (isReady) onPost({ content: content.trim(), type, ...(pictures.length > 0 && { pictures }) });
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
      <PostTextarea
        data-key="n"
        placeholder={placeholder}
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
          {messages.charactersLeft(left)}
        </Text>
      )}
      <Text size="sm" c="dimmed" mt={4}>
        {audience}
      </Text>
      <AttachmentFields attachments={attachments} />
      {content.includes('/') && (
        <Suspense>
          <WrittenPreview markdown={content} />
        </Suspense>
      )}
      <div className={classes.bar}>
        <PostTypeToggles value={type} onChange={(next) => change({ type: next })} />
        <AddPictures attachments={attachments} hasWord />
        <Group gap="xs" ms="auto" wrap="nowrap">
          <Button variant="default" size="sm" onClick={onClose} disabled={isPosting}>
            {commonMessages.cancel}
          </Button>
          <Button type="submit" size="sm" disabled={!isReady}>
            {isPosting ? messages.submitting : messages.submit}
          </Button>
        </Group>
      </div>
      {type === 'opportunity' && <OpportunityHint content={content} />}
    </form>
  );
}
