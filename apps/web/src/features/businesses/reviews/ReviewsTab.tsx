import { Stack, Text } from '@mantine/core';
import { CardListSkeleton } from '../../../ui/CardListSkeleton.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LoadMore } from '../../../ui/LoadMore.tsx';
import { businessesMessages } from '../businesses.messages.ts';
import type { Business } from '../businesses.types.ts';
import { OwnReview } from './OwnReview.tsx';
import { RatingDistribution } from './RatingDistribution.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import classes from './ReviewsTab.module.css';
import { useReviews } from './reviews.hooks.ts';
import { reviewsMessages } from './reviews.messages.ts';

/** What members say, how their stars are spread, and the reader's own review. */
export function ReviewsTab({ business }: { business: Business }) {
  const list = useReviews(business.id);
  const reviews = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Stack gap="lg">
      {business.reviewCount > 0 && <RatingDistribution business={business} />}
      {business.can.review && <OwnReview businessId={business.id} />}
      {list.isPending && <CardListSkeleton label={reviewsMessages.loading} />}
      {list.isError && reviews.length === 0 && (
        <ErrorState title={reviewsMessages.failed} onRetry={() => void list.refetch()}>
          {list.error.message}
        </ErrorState>
      )}
      {list.isSuccess && reviews.length === 0 && <Text c="dimmed">{businessesMessages.page.noReviews}</Text>}
      {reviews.length > 0 && (
        <ul className={classes.list}>
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewItem review={review} />
            </li>
          ))}
        </ul>
      )}
      <LoadMore list={list} />
    </Stack>
  );
}
