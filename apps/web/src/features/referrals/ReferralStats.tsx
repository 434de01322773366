import { Card, Skeleton, Title } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { Query } from '../../ui/Query.tsx';
import { PercentRing } from '../../ui/PercentRing.tsx';
import classes from './ReferralStats.module.css';
import { referralsMessages } from './referrals.messages.ts';

const messages = referralsMessages.stats;

/** A rate of fewer referrals says nothing. */
const RATED_FROM = 5;

/** Results of the referrals that the member sent. */
export function ReferralStats() {
  const query = trpc.referrals.stats.useQuery();
  return (
    <Card component="section" aria-labelledby="referral-stats-title">
      <Title order={2} size="h3" id="referral-stats-title" mb="md">
        {messages.title}
      </Title>
      <Query query={query} skeleton={<Skeleton height={96} />} failed={messages.failed}>
        {(stats) => (
          <div className={classes.root}>
            <dl className={classes.numbers}>
              <div>
                <dt>{messages.sent}</dt>
                <dd>{stats.sent}</dd>
              </div>
              <div>
                <dt>{messages.successful}</dt>
                <dd>{stats.successful}</dd>
              </div>
              {stats.sent >= RATED_FROM && (
                <div>
                  <dt>{messages.successRate}</dt>
                  <dd>{stats.successRate}%</dd>
                </div>
              )}
            </dl>
            {stats.sent >= RATED_FROM && (
              <div aria-hidden="true" className={classes.ring}>
                <PercentRing percent={stats.successRate} label={messages.successRate} size={88} />
              </div>
            )}
          </div>
        )}
      </Query>
    </Card>
  );
}
