import type { InfiniteData } from '@tanstack/react-query';
import { showError } from '../../../lib/show-error.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import type { CurrentUser } from '../../../lib/useViewer.ts';
import { toast } from '../../../lib/toast.ts';
import { usePostCache } from '../post-cache.ts';
import { feedMessages as messages } from '../feed.messages.ts';
import { fullName } from '@guildhall/api/ground/values/person-name';
import { serverNow } from '../../../lib/server-clock.ts';

type CommentPage = Outputs['feed']['comments']['list'];
export type Comment = CommentPage['items'][number];
type Pages = InfiniteData<CommentPage, string | null>;

const pageOf = (postId: number) => ({ postId, limit: 20 });

/** The comments on a post, thread by thread, oldest first. */
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
    /** Loads the comments if their first request was cancelled for a comment sent meanwhile. */
    loadMissing: () =>
      utils.feed.comments.list.getInfiniteData(pageOf(postId)) === undefined
        ? utils.feed.comments.list.invalidate(pageOf(postId))
        : undefined,
    change: (next: (items: Comment[], isLast: boolean) => Comment[]) =>
      utils.feed.comments.list.setInfiniteData(
        pageOf(postId),
        (data): Pages | undefined =>
          data && {
            ...data,
            pages: data.pages.map((page, index) => ({
              ...page,
              items: next(page.items, index === data.pages.length - 1),
            })),
          },
      ),
    count: (next: (comments: number) => number) =>
      posts.change(postId, (post) => ({ ...post, comments: next(post.comments) })),
  };
}

type NewComment = {
  postId: number;
  answered: Comment | undefined;
  viewer: CurrentUser;
  idempotencyKey: string;
};
type Handlers = { onSent: () => void; onFailed: () => void };

/**
 * Creates a comment: an optimistic update, rolled back on error, with the text handed back to the form. The
 * idempotency key makes a retry safe.
 */
export function useCreateComment(
  { postId, answered, viewer, idempotencyKey }: NewComment,
  { onSent, onFailed }: Handlers,
) {
  const parentId = answered ? (answered.parentId ?? answered.id) : null;
  const cache = useCommentCache(postId);
  return trpc.feed.comments.create.useMutation({
    trpc: { context: { idempotencyKey } },
    meta: { skipInvalidation: true },
    async onMutate({ content }) {
      await cache.cancel();
      const comment = optimisticComment({ postId, parentId, content }, viewer);
      cache.change((items, isLast) => (isLast ? [...items, comment] : items));
      cache.count((comments) => comments + 1);
      return { id: comment.id };
    },
    onSuccess(comment, _input, context) {
      onSent();
      // After a lost response the list may already contain the comment.
      const others = (items: Comment[]) => items.filter(({ id }) => id !== comment.id);
      cache.change((items) => others(items).map((item) => (item.id === context.id ? comment : item)));
    },
    onError(error, _input, context) {
      cache.change((items) => items.filter(({ id }) => id !== context?.id));
      cache.count((comments) => comments - 1);
      showError(error);
      onFailed();
    },
    onSettled: cache.loadMissing,
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

export const useReportComment = () =>
  trpc.feed.comments.report.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: () => toast(messages.report.commentSent),
    onError: showError,
  });

/** The optimistic comment. Its id is negative until the server assigns one. */
function optimisticComment(
  fields: Pick<Comment, 'postId' | 'parentId' | 'content'>,
  viewer: CurrentUser,
): Comment {
  return {
    id: -Date.now(),
    ...fields,
    // As written until the server has parsed it.
    body: null,
    author: {
      name: fullName(viewer),
      jobTitle: viewer.jobTitle,
      company: viewer.company,
      avatar: viewer.avatar,
      username: viewer.username,
    },
    relativeTime: messages.comments.justNow,
    createdAt: new Date(serverNow()).toISOString(),
    can: { delete: false, report: false },
  };
}
