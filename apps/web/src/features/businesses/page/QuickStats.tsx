import { Card, Title } from '@mantine/core';
import { yearsInBusiness } from '../business-facts.ts';
import { businessesMessages } from '../businesses.messages.ts';
import type { Business } from '../businesses.types.ts';
import classes from './QuickStats.module.css';

/** The figures of the page in one place. */
export function QuickStats({ business }: { business: Business }) {
  const years = yearsInBusiness(business.yearEstablished);
  const title = businessesMessages.page.stats;
  return (
    <Card component="section" aria-labelledby="quick-stats">
      <Title order={2} size="h4" id="quick-stats" mb="xs">
        {title}
      </Title>
      <dl className={classes.list}>
        <div>
          <dt>Rating</dt>
          <dd>{business.ratingAverage.toFixed(1)}</dd>
        </div>
        <div>
          <dt>Reviews</dt>
          <dd>{business.reviewCount}</dd>
        </div>
        <div>
          <dt>Profile Views</dt>
          <dd>{business.viewCount}</dd>
        </div>
        {years !== null && (
          <div>
            <dt>Years in Business</dt>
            <dd>{years}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
