import { Button, Stack, Text } from '@mantine/core';
import { Suspense } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { CardListSkeleton } from '../../../ui/CardListSkeleton.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LoadMore } from '../../../ui/LoadMore.tsx';
import { businessPageMessages } from '../page/business-page.messages.ts';
import type { Business } from '../businesses.types.ts';
import { RatingDistribution } from './RatingDistribution.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import classes from './ReviewsTab.module.css';
import { useLoadUntil, useReviews } from './reviews.hooks.ts';
import { reviewsMessages } from './reviews.messages.ts';
import { Link } from 'react-router-dom';
import { useCanRegister } from '../../../lib/site.ts';
import { useJoinLink } from '../../../lib/useJoinLink.ts';
import { useSearchParam } from '../../../lib/useSearchParam.ts';
import { useViewer } from '../../../lib/useViewer.ts';

// For members.
const OwnReview = lazyChunk(() =>
  import('./OwnReview.tsx').then((module) => ({ default: module.OwnReview })),
);

/** The rating distribution, the viewer's own review and all reviews. Visitors see a link to sign in. */
export function ReviewsTab({ business }: { business: Business }) {
  const { status } = useViewer();
  const joinLink = useJoinLink();
  const canRegister = useCanRegister();
  const list = useReviews(business.id);
  const reviews = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const answered = useSearchParam('reply');
  const answeredId = Number(answered.value ?? Number.NaN);
  useLoadUntil(list, reviews.some(({ id }) => id === answeredId) || Number.isNaN(answeredId));
  return (
    <Stack gap="lg">
      {business.reviewCount > 0 && <RatingDistribution business={business} />}
      {business.can.review && (
        <Suspense>
          <OwnReview businessId={business.id} />
        </Suspense>
      )}
      {status === 'anonymous' && (
        <div>
          <Button component={Link} {...joinLink({ reason: 'review', name: business.name })} variant="default">
            {canRegister ? reviewsMessages.join : reviewsMessages.signIn}
          </Button>
        </div>
      )}
      {list.isPending && <CardListSkeleton label={reviewsMessages.loading} />}
      {list.isError && reviews.length === 0 && (
        <ErrorState title={reviewsMessages.failed} onRetry={() => void list.refetch()}>
          {list.error.message}
        </ErrorState>
      )}
      {list.isSuccess && reviews.length === 0 && <Text c="dimmed">{businessPageMessages.noReviews}</Text>}
      {reviews.length > 0 && (
        <ul className={classes.list}>
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewItem review={review} isAnswered={review.id === answeredId} onAnswered={answered.clear} />
            </li>
          ))}
        </ul>
      )}
      <LoadMore list={list} />
    </Stack>
  );
}
