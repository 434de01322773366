import { DIRECTION } from '../../lib/locale.ts';
import { Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconBriefcase, IconReceipt } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { linkOf } from './notification-link.ts';
import classes from './NotificationList.module.css';
import { type Notification, useMarkRead } from './notifications.hooks.ts';
import { notificationsMessages as messages } from './notifications.messages.ts';

type Props = { notification: Notification; onFollow: () => void };

/** One notification, as a link where there is more to see. Following or pressing it marks it as read. */
export function NotificationItem({ notification, onFollow }: Props) {
  const { id, text, actor, kind, createdAt, relativeTime, unread } = notification;
  const markRead = useMarkRead();
  const link = linkOf(notification);
  const read = () => {
    if (unread) markRead.mutate({ id });
  };
  const content = (
    <>
      {actor ? (
        <span aria-hidden="true">
          <MemberAvatar name={actor.name} avatar={actor.avatar} size={36} />
        </span>
      ) : (
        <span className={classes.icon} aria-hidden="true">
          {kind === 'order' ? <IconReceipt size={20} /> : <IconBriefcase size={20} />}
        </span>
      )}
      <span className={classes.body}>
        {unread && <VisuallyHidden>{messages.unread}</VisuallyHidden>}
        <Text component="span" display="block" size="sm" fw={unread ? 600 : 400} dir={DIRECTION}>
          {text}
        </Text>
        <Text component="span" size="xs" c="dimmed">
          <RelativeTime at={createdAt} text={relativeTime} />
        </Text>
      </span>
      {unread && <span className={classes.dot} aria-hidden="true" />}
    </>
  );
  if (link === null)
    return (
      <UnstyledButton className={classes.link ?? ''} onClick={read}>
        {content}
      </UnstyledButton>
    );
  return (
    <Link
      to={link}
      className={classes.link}
      onClick={() => {
        read();
        onFollow();
      }}
    >
      {content}
    </Link>
  );
}
