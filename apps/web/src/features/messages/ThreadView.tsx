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

/** The conversation with one member, even before its first message. Opening it marks it as read. */
export function ThreadView({ userId }: { userId: number }) {
  const thread = useThread(userId);
  const view = useRef<HTMLDivElement>(null);
  const isLoaded = thread.data !== undefined;
  // The focused row was removed on the way here; a member who followed a link may be scrolled elsewhere.
  useEffect(() => {
    if (!isLoaded) return;
    if (document.activeElement === document.body) view.current?.focus({ preventScroll: true });
    view.current?.scrollIntoView({ block: 'nearest' });
  }, [isLoaded]);
  const newest = thread.data?.pages[0];
  const messages = thread.data?.pages.flatMap((page) => page.messages) ?? [];
  useReadOnOpen(userId, messages.filter(({ unread }) => unread).length);
  const back = (
    <Anchor component={Link} to={paths.dashboard('messages')} size="sm" py={4} preventScrollReset>
      <IconArrowLeft size={16} aria-hidden style={{ verticalAlign: '-3px' }} /> {messagesMessages.thread.back}
    </Anchor>
  );

  if (thread.error && !newest) {
    const isGone = thread.error.data?.httpStatus === 404;
    return (
      <div className={classes.root}>
        <div>{back}</div>
        {isGone ? (
          <EmptyState title={messagesMessages.thread.gone.title}>
            {messagesMessages.thread.gone.text}
          </EmptyState>
        ) : (
          <ErrorState title={messagesMessages.thread.failed} onRetry={() => void thread.refetch()}>
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
      aria-label={messagesMessages.thread.label(person.name)}
      className={classes.root ?? ''}
    >
      <div>{back}</div>
      <div className={classes.head}>
        <MemberAvatar firstName={firstName} lastName={rest.join(' ')} avatar={person.avatar} size={48} />
        <div className={classes.person}>
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
          {messagesMessages.thread.older}
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
