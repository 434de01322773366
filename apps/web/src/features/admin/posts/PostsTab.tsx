import { Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { truncate } from '../../../lib/truncate.ts';
import { AdminList } from '../shared/AdminList.tsx';
import { ListTools } from '../shared/ListTools.tsx';
import { PAGE_LIMIT, itemsOf } from '../shared/pages.ts';
import { UndoBar } from '../shared/UndoBar.tsx';
import { useListFilter } from '../shared/useListFilter.ts';
import { AdminPostCard } from './AdminPostCard.tsx';
import {
  type AdminPost,
  type PostsInput,
  useDeletePost,
  usePosts,
  useSetPostVisibility,
  useUndeletePost,
} from './posts.hooks.ts';

const FILTERS = [
  { value: 'all', label: 'All posts' },
  { value: 'published', label: 'Published' },
  { value: 'hidden', label: 'Hidden' },
  { value: 'waiting', label: 'Waiting for approval' },
  { value: 'deleted', label: 'Deleted' },
];
const NAMES = ['all', 'published', 'hidden', 'waiting', 'deleted'] as const;
/** Characters of a deleted post that are shown beside the way back. */
const GLANCE = 60;

export function PostsTab() {
  const { search, filter, isNarrowed, setSearch, setFilter } = useListFilter(NAMES, 'all');
  const input = useMemo((): PostsInput => ({ search, filter, limit: PAGE_LIMIT }), [search, filter]);
  const posts = usePosts(input);
  const [deleted, setDeleted] = useState<AdminPost | null>(null);
  const visibility = useSetPostVisibility(input);
  const items = itemsOf(posts.data);
  const deletion = useDeletePost(input, () => undefined);
  const undo = useUndeletePost(() => setDeleted(null));

  const remove = (post: AdminPost) => deletion.mutate({ id: post.id }, { onSuccess: () => setDeleted(post) });

  return (
    <>
      <ListTools
        label="Search posts by content or author"
        placeholder="Search posts..."
        search={search}
        onSearch={setSearch}
        filter={filter}
        filters={FILTERS}
        onFilter={setFilter}
        csv="posts"
      />
      {deleted && (
        <UndoBar
          text={`Post deleted: “${truncate(deleted.content, GLANCE)}”`}
          isBusy={undo.isPending}
          onUndo={() => undo.mutate({ id: deleted.id })}
          onClose={() => setDeleted(null)}
        />
      )}
      <AdminList
        query={posts}
        count={items.length}
        what="posts"
        isNarrowed={isNarrowed}
        empty="What members write in the feed appears here."
      >
        <Stack gap="md" component="ul" p={0} m={0}>
          {items.map((post) => (
            <AdminPostCard
              key={post.id}
              post={post}
              isRestoring={undo.isPending && undo.variables?.id === post.id}
              onPublished={(isPublished) => visibility.mutate({ id: post.id, isPublished })}
              onDelete={() => remove(post)}
              onRestore={() => undo.mutate({ id: post.id })}
            />
          ))}
        </Stack>
      </AdminList>
    </>
  );
}
