import { Anchor, Button, Card, Skeleton, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { formatJobTitle } from '../../lib/format-job-title.ts';
import { useReadOnOpen, useThread } from './messages.hooks.ts';
import { MessageForm } from './MessageForm.tsx';
import { ThreadLog } from './ThreadLog.tsx';
import { ThreadMenu } from './ThreadMenu.tsx';
import { messagesMessages } from './messages.messages.ts';
import classes from './ThreadView.module.css';

/** The conversation with one member, also before its first message. Opening it reads it. */
export function ThreadView({ userId }: { userId: number }) {
  const thread = useThread(userId);
  const view = useRef<HTMLDivElement>(null);
  const isHere = thread.data !== undefined;
  // The row that led here is gone, and the focus with it; who came by a link may be far above.
  useEffect(() => {
    if (!isHere) return;
    if (document.activeElement === document.body) view.current?.focus({ preventScroll: true });
    view.current?.scrollIntoView({ block: 'nearest' });
  }, [isHere]);
  const newest = thread.data?.pages[0];
  const messages = thread.data?.pages.flatMap((page) => page.messages) ?? [];
  useReadOnOpen(userId, messages.filter(({ unread }) => unread).length);
  const back = (
    <Anchor component={Link} to={paths.dashboard('messages')} size="sm" py={4} preventScrollReset>
      <IconArrowLeft size={16} aria-hidden style={{ verticalAlign: '-3px' }} /> All messages
    </Anchor>
  );

  if (thread.error && !newest) {
    const isGone = thread.error.data?.httpStatus === 404;
    return (
      <div className={classes.root}>
        <div>{back}</div>
        {isGone ? (
          <EmptyState title="This member is not here">There is no conversation to show.</EmptyState>
        ) : (
          <ErrorState title="The conversation could not be loaded" onRetry={() => void thread.refetch()}>
            {thread.error.message}
          </ErrorState>
        )}
      </div>
    );
  }
  if (!newest) {
    return (
      <Card className={classes.root ?? ''} aria-busy="true">
        {back}
        <Skeleton height={48} />
        <Skeleton height={260} />
      </Card>
    );
  }
  const { person, request, can, cannotWriteReason } = newest;
  const [firstName = '', ...rest] = person.name.split(' ');
  return (
    <Card
      component="section"
      ref={view}
      tabIndex={-1}
      aria-label={`Conversation with ${person.name}`}
      className={classes.root ?? ''}
    >
      <div>{back}</div>
      <div className={classes.head}>
        <MemberAvatar firstName={firstName} lastName={rest.join(' ')} avatar={person.avatar} size={48} />
        <div className={classes.words}>
          <Title order={2} size="h4">
            <Anchor component={Link} to={paths.profile(person.username)} c="inherit" inherit>
              {person.name}
            </Anchor>
          </Title>
          <Text size="sm" c="dimmed">
            {formatJobTitle(person)}
          </Text>
        </div>
        <ThreadMenu person={person} />
      </div>
      {request === 'incoming' && <Text size="sm">{messagesMessages.incoming(person.name)}</Text>}
      {thread.hasNextPage && (
        <Button
          variant="subtle"
          size="sm"
          loading={thread.isFetchingNextPage}
          onClick={() => void thread.fetchNextPage()}
        >
          Older messages
        </Button>
      )}
      <ThreadLog messages={messages.toReversed()} name={person.name} />
      {can.write ? (
        <MessageForm toUserId={userId} name={person.name} />
      ) : (
        <Text size="sm" c="dimmed">
          {cannotWriteReason}
        </Text>
      )}
    </Card>
  );
}
