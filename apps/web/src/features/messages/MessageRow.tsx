import { Badge, Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { formatJobTitle } from '../../lib/format-job-title.ts';
import classes from './MessageRow.module.css';
import { messagesMessages } from './messages.messages.ts';

const messages = messagesMessages.list;

type Props = {
  person: {
    id: number;
    name: string;
    avatar: string | null;
    jobTitle: string | null;
    company: string | null;
  };
  /** The page of the conversation. */
  to?: string;
  /** Its conversation is the open one. */
  isChosen?: boolean;
  text: ReactNode;
  /** Whether it says what the member does; otherwise a row is for someone the viewer knows. */
  hasJob?: boolean;
  /** The business or opportunity it is about. */
  about?: { name: string | null } | null;
  /** ISO date, and the server's words for its age. */
  createdAt: string;
  relativeTime: string;
  /** Number of unread messages. */
  unread?: number;
  /** Shown beside the name. */
  badges?: ReactNode;
};

/** One row of a message list, which links to the conversation as a whole. */
export function MessageRow({
  person,
  to = paths.conversation(person.id),
  isChosen = false,
  text,
  hasJob = false,
  about = null,
  createdAt,
  relativeTime,
  unread = 0,
  badges,
}: Props) {
  return (
    <article
      className={classes.root}
      aria-label={person.name}
      {...(unread > 0 && { 'data-unread': true })}
      {...(isChosen && { 'data-chosen': true })}
    >
      <MemberAvatar name={person.name} avatar={person.avatar} size={44} />
      <div className={classes.body}>
        <div className={classes.head}>
          <Link
            to={to}
            className={classes.name}
            preventScrollReset
            {...(isChosen && { 'aria-current': 'page' })}
          >
            {person.name} {unread > 0 && <VisuallyHidden>{messages.unread}</VisuallyHidden>}
          </Link>
          {badges}
          {unread > 1 && (
            <Badge
              size="sm"
              color="forest"
              variant="filled"
              aria-label={messages.unreadCount(unread)}
              role="img"
            >
              {unread}
            </Badge>
          )}
          <Text size="sm" c="dimmed" component="span" className={classes.time ?? ''}>
            <RelativeTime at={createdAt} text={relativeTime} />
          </Text>
        </div>
        {hasJob && (
          <Text size="sm" c="dimmed" lineClamp={1}>
            {formatJobTitle(person)}
          </Text>
        )}
        {about?.name && (
          <Text size="sm" fw={600} lineClamp={1}>
            {messagesMessages.aboutNamed(about.name)}
          </Text>
        )}
        <Text size="sm" className={classes.text ?? ''}>
          {text}
        </Text>
      </div>
    </article>
  );
}
