import type { PostType } from '@guildhall/api/publishing/feed/feed.schema';
import { useDraft } from '../../../lib/useDraft.ts';
import { PostFields } from '../../feed/PostFields.tsx';
import { useCreateChapterPost } from './chapter-posts.hooks.ts';
import { chapterPostsMessages as messages } from './chapter-posts.messages.ts';

const GENERAL: PostType = 'general';

/** The draft of a new post in a chapter. */
export const draftOf = (slug: string) => `chapter:${slug}:post`;

type Props = { slug: string; name: string; onClose: () => void };

/** The form of a new post for the members of a chapter. */
export function ChapterPostForm({ slug, name, onClose }: Props) {
  const form = useDraft(draftOf(slug), { content: '', type: GENERAL });
  const create = useCreateChapterPost(() => {
    form.draft.clear();
    onClose();
  });
  return (
    <PostFields
      form={form}
      placeholder={messages.placeholder}
      audience={messages.audience(name)}
      isPosting={create.isPending}
      onPost={(post) => create.mutate({ slug, ...post })}
      onClose={onClose}
    />
  );
}
