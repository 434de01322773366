import type { InfiniteData } from '@tanstack/react-query';
import { showError } from '../../../lib/show-error.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import type { CurrentUser } from '../../../lib/useViewer.ts';
import { toast } from '../../../lib/toast.ts';
import { usePostCache } from '../post-cache.ts';

type CommentPage = Outputs['feed']['comments']['list'];
export type Comment = CommentPage['items'][number];
type Pages = InfiniteData<CommentPage, string | null>;

const pageOf = (postId: number) => ({ postId, limit: 20 });

/** The comments on a post, newest first. */
export function useComments(postId: number) {
  return trpc.feed.comments.list.useInfiniteQuery(pageOf(postId), {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

function useCommentCache(postId: number) {
  const utils = trpc.useUtils();
  const posts = usePostCache();
  return {
    cancel: () => utils.feed.comments.list.cancel(pageOf(postId)),
    change: (next: (items: Comment[], isFirst: boolean) => Comment[]) =>
      utils.feed.comments.list.setInfiniteData(
        pageOf(postId),
        (data): Pages | undefined =>
          data && {
            ...data,
            pages: data.pages.map((page, index) => ({ ...page, items: next(page.items, index === 0) })),
          },
      ),
    count: (next: (comments: number) => number) =>
      posts.change(postId, (post) => ({ ...post, comments: next(post.comments) })),
  };
}

type Outcome = { onSent: () => void; onRefused: (content: string) => void };

/**
 * A comment stands there at once; it goes, and its text comes back into the box, when the server refuses. Under one
 * key it is made once, however often it is sent.
 */
export function useCreateComment(
  postId: number,
  viewer: CurrentUser,
  idempotencyKey: string,
  { onSent, onRefused }: Outcome,
) {
  const cache = useCommentCache(postId);
  return trpc.feed.comments.create.useMutation({
    trpc: { context: { idempotencyKey } },
    meta: { skipInvalidation: true },
    async onMutate({ content }) {
      await cache.cancel();
      const sent = unsent(postId, viewer, content);
      cache.change((items, isFirst) => (isFirst ? [sent, ...items] : items));
      cache.count((comments) => comments + 1);
      return { id: sent.id };
    },
    onSuccess(comment, _input, context) {
      onSent();
      // When an earlier answer was lost, the list may have been read with the comment in it.
      const others = (items: Comment[]) => items.filter(({ id }) => id !== comment.id);
      cache.change((items) => others(items).map((item) => (item.id === context.id ? comment : item)));
    },
    onError(error, { content }, context) {
      cache.change((items) => items.filter(({ id }) => id !== context?.id));
      cache.count((comments) => comments - 1);
      showError(error);
      onRefused(content);
    },
  });
}

export function useDeleteComment(postId: number) {
  const cache = useCommentCache(postId);
  const utils = trpc.useUtils();
  return trpc.feed.comments.delete.useMutation({
    meta: { skipInvalidation: true },
    onSuccess({ id, comments }) {
      cache.change((items) => items.filter((item) => item.id !== id));
      cache.count(() => comments);
    },
    onError(error) {
      showError(error);
      void utils.feed.comments.list.invalidate(pageOf(postId));
    },
  });
}

export function useReportComment(onSent: () => void) {
  return trpc.feed.comments.report.useMutation({
    meta: { skipInvalidation: true },
    onSuccess() {
      toast({ title: 'Thank you', description: 'The comment was reported. We will look at it.' });
      onSent();
    },
    onError: showError,
  });
}

/** A comment on its way. Its id is below zero until the server gives it one. */
function unsent(postId: number, viewer: CurrentUser, content: string): Comment {
  return {
    id: -Date.now(),
    postId,
    content,
    author: {
      name: `${viewer.firstName} ${viewer.lastName}`,
      jobTitle: viewer.jobTitle,
      company: viewer.company,
      avatar: viewer.avatar,
      username: viewer.username,
    },
    relativeTime: 'Just now',
    createdAt: new Date().toISOString(),
    can: { delete: false, report: false },
  };
}
