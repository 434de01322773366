import { withOneDecimal } from '../../../lib/written.ts';
import { Text } from '@mantine/core';
import { Stars } from '../../../ui/Stars.tsx';
import type { Business } from '../businesses.types.ts';
import classes from './RatingDistribution.module.css';
import { businessesMessages } from '../businesses.messages.ts';
import { reviewsMessages } from './reviews.messages.ts';

type Props = { business: Pick<Business, 'ratingAverage' | 'reviewCount' | 'ratingCounts'> };

const { counts } = businessesMessages;

/** The average rating and its distribution. */
export function RatingDistribution({ business }: Props) {
  const { ratingAverage, reviewCount, ratingCounts } = business;
  const rows = ratingCounts.map((count, index) => ({ stars: index + 1, count })).toReversed();
  return (
    <section className={classes.root} aria-label={reviewsMessages.section}>
      <div className={classes.average}>
        <span className={classes.number}>{withOneDecimal(ratingAverage)}</span>
        <Stars value={ratingAverage} size={18} />
        <Text size="sm" c="dimmed">
          {counts.reviews(reviewCount)}
        </Text>
      </div>
      <ul className={classes.rows}>
        {rows.map(({ stars, count }) => (
          <li key={stars}>
            <span>{counts.stars(stars)}</span>
            <svg width="100%" height="8" aria-hidden="true" focusable="false">
              <rect width="100%" height="8" rx="4" className={classes.track} />
              {count > 0 && (
                <rect width={`${(100 * count) / reviewCount}%`} height="8" rx="4" className={classes.fill} />
              )}
            </svg>
            <span className={classes.count}>{count}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
