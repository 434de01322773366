import { Badge, Card, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { paths } from '../../../lib/paths.ts';
import { trpc } from '../../../lib/trpc.ts';
import { truncate } from '../../../lib/truncate.ts';
import { Query } from '../../../ui/Query.tsx';
import { typeLabel } from '../../feed/post-types.ts';
import classes from './ActivityCard.module.css';
import { overviewMessages } from './overview.messages.ts';
import divided from '../../../ui/DividedList.module.css';

const { activity: messages } = overviewMessages;
const SHOWN = 5;
/** One less than the API sends, so that a longer text ends with an ellipsis. */
const PREVIEW_LENGTH = 59;

/** The latest posts with a preview of each. */
export function ActivityCard() {
  const query = trpc.admin.activity.useQuery();
  return (
    <Card component="section" aria-labelledby="recent-activity">
      <Title order={2} size="h3" id="recent-activity" mb="xs">
        {messages.title}
      </Title>
      <Query
        query={query}
        skeleton={
          <Stack gap="sm" aria-busy="true">
            <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
            {Array.from({ length: SHOWN }, (_, index) => (
              <Skeleton key={index} height={44} />
            ))}
          </Stack>
        }
        failed={messages.failed}
      >
        {(posts) =>
          posts.length === 0 ? (
            <Text c="dimmed">{messages.empty}</Text>
          ) : (
            <ol className={divided.list}>
              {posts.map((post) => (
                <li key={post.id}>
                  <div className={classes.head}>
                    <Text fw={600}>{post.author}</Text>
                    {typeLabel(post.type) !== undefined && (
                      <Badge variant="light" color="gray" tt="none" size="sm">
                        {typeLabel(post.type)}
                      </Badge>
                    )}
                    {!post.isPublished && (
                      <Badge variant="light" color="brass" tt="none" size="sm">
                        {messages.hidden}
                      </Badge>
                    )}
                    <Text size="sm" c="dimmed" className={classes.age}>
                      <RelativeTime at={post.createdAt} text={post.relativeTime} />
                    </Text>
                  </div>
                  {post.isPublished ? (
                    <Link to={paths.post(post.id)} className={classes.preview}>
                      {truncate(post.preview, PREVIEW_LENGTH)}
                    </Link>
                  ) : (
                    <Text className={classes.preview}>{truncate(post.preview, PREVIEW_LENGTH)}</Text>
                  )}
                </li>
              ))}
            </ol>
          )
        }
      </Query>
    </Card>
  );
}
