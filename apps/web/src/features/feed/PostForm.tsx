import type { PostType } from '@guildhall/api/publishing/feed/feed.schema';
import { useDraft } from '../../lib/useDraft.ts';
import { useCreatePost } from './create-post.hooks.ts';
import { NEW_POST } from './post-drafts.ts';
import { PostFields } from './PostFields.tsx';
import { feedMessages as messages } from './feed.messages.ts';
import { writePostMessages as writing } from './write-post.messages.ts';

const GENERAL: PostType = 'general';

type Props = {
  onClose: () => void;
  /** What a new post begins with; a draft goes first. */
  content?: string;
};

/** The form of a new post on the feed. */
export function PostForm({ onClose, content = '' }: Props) {
  const form = useDraft(NEW_POST, { content, type: GENERAL });
  const create = useCreatePost(() => {
    form.draft.clear();
    onClose();
  });
  return (
    <PostFields
      form={form}
      placeholder={messages.composer.placeholder}
      audience={writing.audience}
      isPosting={create.isPending}
      onPost={(post) => create.mutate(post)}
      onClose={onClose}
    />
  );
}
