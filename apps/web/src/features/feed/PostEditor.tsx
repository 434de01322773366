import { Button, Group } from '@mantine/core';
import { useDraft } from '../../lib/useDraft.ts';
import { DraftNote } from '../../ui/DraftNote.tsx';
import { EditConflict } from '../../ui/EditConflict.tsx';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { PictureDescriptions } from '../attachments/PictureDescriptions.tsx';
import { attachmentsMessages } from '../attachments/attachments.messages.ts';
import { useUpdatePost } from './feed.hooks.ts';
import { PostTypeToggles } from './PostTypeToggles.tsx';
import type { Post } from './post-cache.ts';
import classes from './PostComposer.module.css';
import { writePostMessages as messages } from './write-post.messages.ts';
import { commonMessages } from '../../lib/common.messages.ts';
import { PostTextarea } from './PostTextarea.tsx';
import { isComposing } from '../../lib/keys.ts';

type Props = { post: Post; onDone: () => void };

const LABELS = {
  content: messages.content,
  type: messages.type,
  pictures: attachmentsMessages.shown,
};

const editedOf = ({ content, type, pictures }: Post) => ({ content, type, pictures });

/** Edits a post in place. */
export function PostEditor({ post, onDone }: Props) {
  const { values, change, draft, rebase } = useDraft(`post:${post.id}`, editedOf(post), post.version);
  const { content, type, pictures } = values;
  const update = useUpdatePost({
    onSaved() {
      draft.clear();
      onDone();
    },
    onConflict: (current) => rebase(editedOf(current), current.version),
  });
  const isDescribed = pictures.some(({ alt }, index) => alt.trim() !== post.pictures[index]?.alt);
  const isUnchanged = content.trim() === post.content && type === post.type && !isDescribed;
  return (
    <form
      className={classes.editor}
      onSubmit={(event) => {
        event.preventDefault();
        update.mutate({
          id: post.id,
          content: content.trim(),
          type,
          ...(isDescribed && { pictures }),
          expectedVersion: draft.version,
        });
      }}
    >
      <DraftNote draft={draft} />
      <EditConflict draft={draft} labels={LABELS} />
      <PostTextarea
        ref={focusOnMount}
        value={content}
        onChange={(next) => change({ content: next })}
        onKeyDown={(event) => event.key === 'Escape' && !isComposing(event.nativeEvent) && onDone()}
      />
      <PictureDescriptions pictures={pictures} onChange={(next) => change({ pictures: next })} />
      <div className={classes.bar}>
        <PostTypeToggles value={type} onChange={(next) => change({ type: next })} />
        <Group gap="xs" ms="auto" wrap="nowrap">
          <Button variant="default" size="sm" onClick={onDone} disabled={update.isPending}>
            {commonMessages.cancel}
          </Button>
          <Button
            type="submit"
            size="sm"
            loading={update.isPending}
            disabled={isUnchanged || (content.trim() === '' && post.pictures.length === 0)}
          >
            {commonMessages.save}
          </Button>
        </Group>
      </div>
    </form>
  );
}
