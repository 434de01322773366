import { Card, Group, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { WaitingKind } from '@guildhall/api/console/admin/overview/overview.schema';
import { Link } from 'react-router-dom';
import { consolePaths } from '../../../lib/console-paths.ts';
import { paths } from '../../../lib/paths.ts';
import { truncate } from '../../../lib/truncate.ts';
import { trpc } from '../../../lib/trpc.ts';
import divided from '../../../ui/DividedList.module.css';
import { Query } from '../../../ui/Query.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { overviewMessages } from './overview.messages.ts';
import classes from './WaitingCard.module.css';

const { waiting: messages } = overviewMessages;

/** One less than the API sends, so that a longer text ends with an ellipsis. */
const EXCERPT = 119;

/** Where each kind is decided. */
const PLACES: Record<WaitingKind, string> = {
  applicants: consolePaths.applicants(),
  dataRequests: consolePaths.dataRequests(),
  reports: consolePaths.reports(),
  objections: consolePaths.objections(),
  posts: paths.admin('posts', 'pending_review'),
  articles: paths.admin('articles', 'waiting'),
  orders: consolePaths.orders(),
};

/** What waits for an administrator, the longest wait first. */
export function WaitingCard() {
  const query = trpc.admin.waiting.useQuery();
  return (
    <Card component="section" aria-labelledby="waiting">
      <Title order={2} size="h3" id="waiting" mb="xs">
        {messages.title}
      </Title>
      <Query
        query={query}
        skeleton={
          <div aria-busy="true">
            <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
            <Skeleton height={64} />
          </div>
        }
        failed={messages.failed}
      >
        {(items) =>
          items.length === 0 ? (
            <Text c="dimmed">{messages.none}</Text>
          ) : (
            <ul className={divided.list}>
              {items.map(({ kind, count, since, relativeTime, name, excerpt }) => (
                <li key={kind}>
                  <Link to={PLACES[kind]} className={classes.link}>
                    <span className={classes.words}>
                      <strong>{messages.kinds[kind](count)}</strong>
                      {(name ?? excerpt) && (
                        <span className={classes.about}>
                          {messages.about(name, excerpt && truncate(excerpt, EXCERPT))}
                        </span>
                      )}
                    </span>
                    <Group gap={4} wrap="nowrap" className={classes.since ?? ''}>
                      <VisuallyHidden>{messages.since}</VisuallyHidden>
                      <RelativeTime at={since} text={relativeTime} />
                      <IconChevronRight size={18} aria-hidden />
                    </Group>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Query>
    </Card>
  );
}
