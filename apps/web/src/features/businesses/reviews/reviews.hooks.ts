import { useEffect } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { showError } from '../../../lib/show-error.ts';
import { toast } from '../../../lib/toast.ts';
import { REVIEWS_LIMIT } from './reviews-page.ts';
import { reviewsMessages } from './reviews.messages.ts';

export function useReviews(businessId: number) {
  return trpc.businesses.reviews.list.useInfiniteQuery(
    { businessId, limit: REVIEWS_LIMIT },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
}

/** Loads further pages of the list, one after the other, until what is looked for is there. */
export function useLoadUntil(
  list: Pick<ReturnType<typeof useReviews>, 'fetchNextPage' | 'hasNextPage' | 'isFetching' | 'isError'>,
  isFound: boolean,
): void {
  const { fetchNextPage, hasNextPage, isFetching, isError } = list;
  useEffect(() => {
    if (!isFound && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [isFound, hasNextPage, isFetching, isError, fetchNextPage]);
}

export const useReplyToReview = (onDone: () => void) =>
  trpc.businesses.reviews.reply.useMutation({ onSuccess: onDone });

/** Skips the invalidation, since a report changes nothing that is shown. */
export const useReportReview = () =>
  trpc.businesses.reviews.report.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: () => toast(reviewsMessages.report.sent),
    onError: showError,
  });
