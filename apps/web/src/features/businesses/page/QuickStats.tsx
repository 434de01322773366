import { withOneDecimal } from '../../../lib/written.ts';
import { Card, Title } from '@mantine/core';
import { yearsInBusiness } from '../business-facts.ts';
import { businessesMessages } from '../businesses.messages.ts';
import { businessPageMessages } from './business-page.messages.ts';
import type { Business } from '../businesses.types.ts';
import classes from './QuickStats.module.css';

const { stats: messages } = businessPageMessages;

/** Rating, reviews, views and age of the business. What is not there yet is shown to its owner only. */
export function QuickStats({ business }: { business: Business }) {
  const { ratingAverage, reviewCount, viewCount, can } = business;
  const years = yearsInBusiness(business.yearEstablished);
  return (
    <Card component="section" aria-labelledby="quick-stats">
      <Title order={2} size="h4" id="quick-stats" mb="xs">
        {messages.title}
      </Title>
      <dl className={classes.list}>
        <div>
          <dt>{messages.rating}</dt>
          <dd>{reviewCount > 0 ? withOneDecimal(ratingAverage) : businessesMessages.counts.isNew}</dd>
        </div>
        {(reviewCount > 0 || can.edit) && (
          <div>
            <dt>{messages.reviews}</dt>
            <dd>{reviewCount}</dd>
          </div>
        )}
        {(viewCount > 0 || can.edit) && (
          <div>
            <dt>{messages.views}</dt>
            <dd>{viewCount}</dd>
          </div>
        )}
        {(years !== null || can.edit) && (
          <div>
            <dt>{messages.years}</dt>
            <dd>{years ?? messages.noYear}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
