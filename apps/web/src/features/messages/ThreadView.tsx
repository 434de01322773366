import { Anchor, Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconBellOff, IconMail } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type MessagesView, paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { formatJobTitle } from '../../lib/format-job-title.ts';
import { useReadOnOpen, useThread } from './messages.hooks.ts';
import { useIsTyping } from './useTyping.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { useWaiting } from './waiting/waiting-messages.ts';
import { MessageForm } from './MessageForm.tsx';
import { ThreadLog } from './ThreadLog.tsx';
import { ThreadMenu } from './ThreadMenu.tsx';
import { muteMessages } from './mute.messages.ts';
import classes from './ThreadView.module.css';
import { threadMessages } from './thread.messages.ts';

type Props = {
  userId: number;
  /** The list to go back to, or the search. */
  view: MessagesView;
  q: string;
  /** The message to open it at; null: the newest one. */
  messageId: number | null;
};

/** The conversation with one member, even before its first message. Opening it marks it as read. */
export function ThreadView({ userId, view, q, messageId }: Props) {
  const navigate = useNavigate();
  const thread = useThread(userId, messageId);
  const section = useRef<HTMLElement>(null);
  const isLoaded = thread.data !== undefined;
  // From the list, or from nowhere, the focus moves into the conversation; a heading or field keeps it.
  useEffect(() => {
    const { activeElement, body } = document;
    const isFromList = activeElement?.matches('[aria-current=page]') === true;
    if (isLoaded && (activeElement === body || isFromList)) section.current?.focus({ preventScroll: true });
  }, [isLoaded]);
  const { viewer } = useViewer();
  const all = useWaiting(viewer?.id ?? null);
  const newest = thread.data?.pages[0];
  const messages = thread.data?.pages.flatMap((page) => page.messages) ?? [];
  const waiting = all.filter(
    ({ message, sentId }) => message.toUserId === userId && !messages.some(({ id }) => id === sentId),
  );
  const isTyping = useIsTyping(userId, messages[0]?.id);
  useReadOnOpen(userId, messages.filter(({ unread }) => unread).length);
  const back = (
    <Anchor
      component={Link}
      to={paths.messages(view, q)}
      replace
      preventScrollReset
      className={classes.back ?? ''}
      p={8}
      aria-label={threadMessages.back}
    >
      <IconArrowLeft size={20} aria-hidden style={{ display: 'block' }} />
    </Anchor>
  );

  if (thread.error && !newest) {
    const isGone = thread.error.data?.httpStatus === 404;
    return (
      <div className={classes.state}>
        {back}
        {isGone ? (
          <EmptyState icon={IconMail} title={threadMessages.gone.title}>
            {threadMessages.gone.text}
          </EmptyState>
        ) : (
          <ErrorState title={threadMessages.failed} onRetry={() => void thread.refetch()}>
            {thread.error.message}
          </ErrorState>
        )}
      </div>
    );
  }
  if (!newest) {
    return (
      <div className={classes.state} aria-busy="true">
        {back}
        <Skeleton height={48} mb="md" />
        <Skeleton height={200} />
      </div>
    );
  }
  const { person, request, can, cannotWriteReason } = newest;
  const latest = paths.conversation(userId, view, { q });
  const newer = paths.conversation(userId, view, { q, ...(messages[0] && { message: messages[0].id }) });
  const showSent = () => {
    if (newest.hasNewer) void navigate(latest, { replace: true, preventScrollReset: true });
  };
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={threadMessages.label(person.name)}
      className={classes.root}
    >
      <div className={classes.head}>
        {back}
        <MemberAvatar name={person.name} avatar={person.avatar} size={40} />
        <div className={classes.person}>
          <Title order={2} size="h4">
            <Anchor component={Link} to={paths.profile(person.username)} c="inherit" inherit lineClamp={2}>
              {person.name}
            </Anchor>
          </Title>
          <Text size="sm" c="dimmed" lineClamp={1}>
            {formatJobTitle(person)}
          </Text>
        </div>
        {newest.isMuted && (
          <IconBellOff
            size={18}
            role="img"
            aria-label={muteMessages.note}
            color="var(--mantine-color-dimmed)"
          />
        )}
        <ThreadMenu person={person} isMuted={newest.isMuted} />
      </div>
      {request === 'incoming' && <div className={classes.note}>{threadMessages.incoming(person.name)}</div>}
      {thread.hasNextPage && (
        <Button
          variant="subtle"
          size="sm"
          loading={thread.isFetchingNextPage}
          onClick={() => void thread.fetchNextPage()}
        >
          {threadMessages.older}
        </Button>
      )}
      <ThreadLog
        messages={messages.toReversed()}
        name={person.name}
        messageId={messageId}
        waiting={waiting}
        memberId={viewer?.id ?? 0}
      />
      <Text size="sm" c="dimmed" className={classes.typing ?? ''} role="status">
        {isTyping && threadMessages.typing(person.name)}
      </Text>
      {newest.hasNewer && (
        <Group justify="center" gap="xs" className={classes.newer ?? ''}>
          <Button component={Link} to={newer} replace preventScrollReset variant="subtle" size="sm">
            {threadMessages.newer}
          </Button>
          <Button component={Link} to={latest} replace preventScrollReset variant="subtle" size="sm">
            {threadMessages.latest}
          </Button>
        </Group>
      )}
      {can.write ? (
        <MessageForm
          toUserId={userId}
          name={person.name}
          canAttach={can.attach}
          showsTyping={newest.showsTyping}
          onSent={showSent}
        />
      ) : (
        <Text size="sm" c="dimmed" className={classes.foot ?? ''}>
          {cannotWriteReason}
        </Text>
      )}
    </section>
  );
}
