import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { showError } from '../../lib/show-error.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import type { CurrentUser } from '../../lib/useViewer.ts';
import { toast } from '../../lib/toast.ts';
import type { CommentSubject } from './comment-subject.ts';
import { commentsMessages as messages } from './comments.messages.ts';
import { fullName } from '@guildhall/api/ground/values/person-name';
import { serverNow } from '../../lib/server-clock.ts';

type CommentPage = Outputs['feed']['comments']['list'];
export type Comment = CommentPage['items'][number];
type Pages = InfiniteData<CommentPage, string | null>;
type Ref = Pick<CommentSubject, 'type' | 'id'>;

const LIMIT = 20;
const paging = (enabled: boolean) => ({
  enabled,
  getNextPageParam: ({ nextCursor }: CommentPage) => nextCursor,
});

/** The comments on a post or article, thread by thread, oldest first. */
export function useComments({ type, id }: Ref) {
  const ofPost = trpc.feed.comments.list.useInfiniteQuery(
    { postId: id, limit: LIMIT },
    paging(type === 'post'),
  );
  const ofArticle = trpc.articles.comments.list.useInfiniteQuery(
    { articleId: id, limit: LIMIT },
    paging(type === 'article'),
  );
  return type === 'post' ? ofPost : ofArticle;
}

function useCommentCache({ type, id }: Ref) {
  const queryClient = useQueryClient();
  const queryKey =
    type === 'post'
      ? getQueryKey(trpc.feed.comments.list, { postId: id, limit: LIMIT }, 'infinite')
      : getQueryKey(trpc.articles.comments.list, { articleId: id, limit: LIMIT }, 'infinite');
  const load = () => queryClient.invalidateQueries({ queryKey });
  return {
    cancel: () => queryClient.cancelQueries({ queryKey }),
    load,
    /** Loads the comments if their first request was cancelled for a comment sent meanwhile. */
    loadMissing: () => (queryClient.getQueryData(queryKey) === undefined ? load() : undefined),
    change: (next: (items: Comment[], isLast: boolean) => Comment[]) =>
      queryClient.setQueryData<Pages>(
        queryKey,
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page, index) => ({
              ...page,
              items: next(page.items, index === data.pages.length - 1),
            })),
          },
      ),
  };
}

type NewComment = {
  subject: CommentSubject;
  answered: Comment | undefined;
  viewer: CurrentUser;
  idempotencyKey: string;
};
type Handlers = { onSent: () => void; onFailed: () => void };
type Written = { content: string; parentId?: number | undefined };

/**
 * Creates a comment: an optimistic update, rolled back on error, with the text handed back to the form. The
 * idempotency key makes a retry safe.
 */
export function useCreateComment(
  { subject, answered, viewer, idempotencyKey }: NewComment,
  { onSent, onFailed }: Handlers,
) {
  const parentId = answered ? (answered.parentId ?? answered.id) : null;
  const cache = useCommentCache(subject);
  const options = {
    trpc: { context: { idempotencyKey } },
    meta: { skipInvalidation: true },
    async onMutate({ content }: Written) {
      await cache.cancel();
      const comment = optimisticComment({ subject, parentId, content }, viewer);
      cache.change((items, isLast) => (isLast ? [...items, comment] : items));
      subject.onCount((comments) => comments + 1);
      return { id: comment.id };
    },
    onSuccess(comment: Comment, _input: Written, context: { id: number }) {
      onSent();
      // After a lost response the list may already contain the comment.
      const others = (items: Comment[]) => items.filter(({ id }) => id !== comment.id);
      cache.change((items) => others(items).map((item) => (item.id === context.id ? comment : item)));
    },
    onError(error: { message: string }, _input: Written, context: { id: number } | undefined) {
      cache.change((items) => items.filter(({ id }) => id !== context?.id));
      subject.onCount((comments) => comments - 1);
      showError(error);
      onFailed();
    },
    onSettled: cache.loadMissing,
  };
  const onPost = trpc.feed.comments.create.useMutation(options);
  const onArticle = trpc.articles.comments.create.useMutation(options);
  const { type, id } = subject;
  return {
    isPending: onPost.isPending || onArticle.isPending,
    mutate: (written: Written) =>
      type === 'post'
        ? onPost.mutate({ ...written, postId: id })
        : onArticle.mutate({ ...written, articleId: id }),
  };
}

export function useDeleteComment(subject: CommentSubject) {
  const cache = useCommentCache(subject);
  const options = {
    meta: { skipInvalidation: true },
    onSuccess({ id, comments }: { id: number; comments: number }) {
      cache.change((items) => items.filter((item) => item.id !== id));
      subject.onCount(() => comments);
    },
    onError(error: { message: string }) {
      showError(error);
      void cache.load();
    },
  };
  const ofPost = trpc.feed.comments.delete.useMutation(options);
  const ofArticle = trpc.articles.comments.delete.useMutation(options);
  return subject.type === 'post' ? ofPost : ofArticle;
}

export function useReportComment({ type }: CommentSubject) {
  const options = {
    meta: { skipInvalidation: true },
    onSuccess: () => toast(messages.reportSent),
    onError: showError,
  };
  const ofPost = trpc.feed.comments.report.useMutation(options);
  const ofArticle = trpc.articles.comments.report.useMutation(options);
  return type === 'post' ? ofPost : ofArticle;
}

/** The optimistic comment. Its id is negative until the server assigns one. */
function optimisticComment(
  { subject: { type, id }, ...fields }: Pick<Comment, 'parentId' | 'content'> & { subject: Ref },
  viewer: CurrentUser,
): Comment {
  return {
    id: -Date.now(),
    postId: type === 'post' ? id : null,
    articleId: type === 'article' ? id : null,
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
    relativeTime: messages.justNow,
    createdAt: new Date(serverNow()).toISOString(),
    can: { delete: false, report: false },
  };
}
