import { Button, Group } from '@mantine/core';
import { POST_MAX } from '@guildhall/api/feed/schema';
import { useDraft } from '../../lib/useDraft.ts';
import { DraftNote } from '../../ui/DraftNote.tsx';
import { EditConflict } from '../../ui/EditConflict.tsx';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { useUpdatePost } from './feed.hooks.ts';
import { PostTypeToggles } from './PostTypeToggles.tsx';
import type { Post } from './post-cache.ts';
import classes from './PostComposer.module.css';
import { feedMessages as messages } from './feed.messages.ts';
import { commonMessages } from '../../lib/common.messages.ts';
import { MentionTextarea } from '../mentions/MentionTextarea.tsx';

type Props = { post: Post; onDone: () => void };

const LABELS = { content: messages.composer.content, type: messages.composer.type };

const editedOf = ({ content, type }: Post) => ({ content, type });

/** Edits a post in place. */
export function PostEditor({ post, onDone }: Props) {
  const { values, change, draft, rebase } = useDraft(`post:${post.id}`, editedOf(post), post.version);
  const { content, type } = values;
  const update = useUpdatePost({
    onSaved() {
      draft.clear();
      onDone();
    },
    onConflict: (current) => rebase(editedOf(current), current.version),
  });
  const isUnchanged = content.trim() === post.content && type === post.type;
  return (
    <form
      className={classes.editor}
      onSubmit={(event) => {
        event.preventDefault();
        update.mutate({ id: post.id, content: content.trim(), type, expectedVersion: draft.version });
      }}
    >
      <DraftNote draft={draft} />
      <EditConflict draft={draft} labels={LABELS} />
      <MentionTextarea
        aria-label={messages.composer.content}
        autosize
        minRows={3}
        maxRows={14}
        maxLength={POST_MAX}
        ref={focusOnMount}
        value={content}
        onChange={(event) => change({ content: event.currentTarget.value })}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
      />
      <div className={classes.bar}>
        <PostTypeToggles value={type} onChange={(next) => change({ type: next })} />
        <Group gap="xs" ml="auto" wrap="nowrap">
          <Button variant="default" size="sm" onClick={onDone} disabled={update.isPending}>
            {commonMessages.cancel}
          </Button>
          <Button
            type="submit"
            size="sm"
            loading={update.isPending}
            disabled={isUnchanged || content.trim() === ''}
          >
            {commonMessages.save}
          </Button>
        </Group>
      </div>
    </form>
  );
}
