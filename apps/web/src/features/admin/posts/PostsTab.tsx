import { useMemo, useState } from 'react';
import { truncate } from '../../../lib/truncate.ts';
import { AllPostsDialog } from '../moderation/AllPostsDialog.tsx';
import { AdminCards } from '../shared/AdminList.tsx';
import { ListToolbar } from '../shared/ListToolbar.tsx';
import { PAGE_LIMIT } from '../shared/pages.ts';
import { UndoBar } from '../shared/UndoBar.tsx';
import { useListFilter } from '../shared/useListFilter.ts';
import { AdminPostCard } from './AdminPostCard.tsx';
import { PostDecisionDialog } from './PostDecisionDialog.tsx';
import {
  type AdminPost,
  type PostDecision,
  type PostsInput,
  usePosts,
  usePublishPost,
  useRestorePost,
} from './posts.hooks.ts';
import { postsMessages as messages } from './posts.messages.ts';

const FILTERS = ['all', 'published', 'hidden', 'pending_review', 'deleted'] as const;
/** Characters of a deleted post in the undo bar. */
const PREVIEW_LENGTH = 60;

export function PostsTab() {
  const list = useListFilter(FILTERS);
  const { search, filter, isFiltered } = list;
  const input = useMemo((): PostsInput => ({ search, filter, limit: PAGE_LIMIT }), [search, filter]);
  const posts = usePosts(input);
  const [deleted, setDeleted] = useState<AdminPost | null>(null);
  const [pending, setPending] = useState<{ post: AdminPost; decision: PostDecision } | null>(null);
  const [author, setAuthor] = useState<AdminPost['author'] | null>(null);
  const publication = usePublishPost(input);
  const restoration = useRestorePost(() => setDeleted(null));
  return (
    <>
      <ListToolbar text={messages.search} list={list} filters={messages.filters} csv="posts" />
      {deleted && (
        <UndoBar
          text={messages.deleted(truncate(deleted.content, PREVIEW_LENGTH))}
          isBusy={restoration.isPending}
          onUndo={() => restoration.mutate({ id: deleted.id })}
          onClose={() => setDeleted(null)}
        />
      )}
      <AdminCards query={posts} noun={messages.noun} isFiltered={isFiltered} empty={messages.empty}>
        {(post) => (
          <AdminPostCard
            key={post.id}
            post={post}
            isRestoring={restoration.isPending && restoration.variables?.id === post.id}
            isPublishing={publication.isPending && publication.variables?.id === post.id}
            onPublish={() => publication.mutate({ id: post.id, isPublished: true })}
            onDecide={(decision) => setPending({ post, decision })}
            onAll={() => setAuthor(post.author)}
            onRestore={() => restoration.mutate({ id: post.id })}
          />
        )}
      </AdminCards>
      {pending && (
        <PostDecisionDialog
          {...pending}
          onDecided={() => setDeleted(pending.decision === 'delete' ? pending.post : null)}
          onClose={() => setPending(null)}
        />
      )}
      {author && <AllPostsDialog author={author} onClose={() => setAuthor(null)} />}
    </>
  );
}
