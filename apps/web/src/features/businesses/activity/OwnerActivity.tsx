import { Card, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { paths } from '../../../lib/paths.ts';
import { useSite } from '../../../lib/site.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { Query } from '../../../ui/Query.tsx';
import type { Business } from '../businesses.types.ts';
import { activityMessages as messages } from './activity.messages.ts';
import { NextSteps } from './NextSteps.tsx';
import classes from './OwnerActivity.module.css';

const DayChart = lazyChunk(() =>
  import('../../../ui/DayChart.tsx').then((module) => ({ default: module.DayChart })),
);

const CHART_HEIGHT = 160;

type Kind = Outputs['businesses']['activity']['get']['items'][number]['kind'];

/** Thirty days of what visitors did on the page, for its owner. A number chooses what the chart shows. */
export function OwnerActivity({ business }: { business: Business }) {
  const { origin } = useSite();
  // What visitors do arrives in no event, so each look is a new one, at what the page itself counts, too.
  const query = trpc.businesses.activity.get.useQuery({ id: business.id }, { refetchOnMount: 'always' });
  trpc.businesses.get.useQuery({ slug: business.slug }, { refetchOnMount: 'always' });
  const [kind, setKind] = useState<Kind>('view');
  const chosen = query.data?.items.find((item) => item.kind === kind);
  const hasAny = query.data?.items.some(({ total, before }) => total + before > 0);
  return (
    <Card component="section" aria-labelledby="activity-title" mt="lg">
      <Title order={2} size="h4" id="activity-title">
        {messages.title}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {hasAny === false ? messages.none : messages.text}
        {hasAny === false && !business.notPublic && (
          <Text span display="block" inherit>
            {messages.isPublic(origin.replace(/^https?:\/\//, '') + paths.business(business.slug))}
          </Text>
        )}
      </Text>
      {query.data && query.data.nextSteps.length > 0 && (
        <div className={classes.steps}>
          <NextSteps business={business} steps={query.data.nextSteps} />
        </div>
      )}
      <Query
        query={query}
        skeleton={
          <>
            <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
            <Skeleton height={CHART_HEIGHT + 120} />
          </>
        }
        failed={messages.failed}
      >
        {(data) =>
          hasAny &&
          chosen && (
            <>
              <fieldset className={classes.kinds}>
                <legend>{messages.choose}</legend>
                {data.items.map((item) => (
                  <label key={item.kind} className={classes.kind}>
                    <input
                      type="radio"
                      name="activity-kind"
                      value={item.kind}
                      checked={item.kind === kind}
                      onChange={() => setKind(item.kind)}
                    />
                    <span>{item.kind === 'view' ? messages.views : messages.kinds[item.kind]}</span>{' '}
                    <strong>{item.total}</strong>
                  </label>
                ))}
              </fieldset>
              <Text size="sm" mb="xs" role="status">
                {messages.kinds[kind]}: {messages.change(chosen.total, chosen.before)}
              </Text>
              <Suspense fallback={<Skeleton height={CHART_HEIGHT} />}>
                <DayChart
                  points={chosen.points}
                  series={messages.kinds[kind]}
                  caption={messages.caption(messages.kinds[kind])}
                  height={CHART_HEIGHT}
                />
              </Suspense>
            </>
          )
        }
      </Query>
    </Card>
  );
}
