import { Badge, Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { formatJobTitle } from '../../lib/format-job-title.ts';
import classes from './MessageRow.module.css';

type Props = {
  person: {
    id: number;
    name: string;
    avatar: string | null;
    jobTitle: string | null;
    company: string | null;
  };
  text: string;
  time: string;
  /** Number of messages that were not read; 0 for none. */
  unread: number;
  /** What stands beside the name. */
  marks?: ReactNode;
};

/** One line of a list of messages; all of it is the link to the conversation. */
export function MessageRow({ person, text, time, unread, marks }: Props) {
  const [firstName = '', ...rest] = person.name.split(' ');
  return (
    <article className={classes.root} aria-label={person.name} {...(unread > 0 && { 'data-unread': true })}>
      <MemberAvatar firstName={firstName} lastName={rest.join(' ')} avatar={person.avatar} size={44} />
      <div className={classes.words}>
        <div className={classes.head}>
          <Link to={paths.conversation(person.id)} className={classes.name} preventScrollReset>
            {person.name} {unread > 0 && <VisuallyHidden>(unread)</VisuallyHidden>}
          </Link>
          {marks}
          {unread > 1 && (
            <Badge size="sm" color="forest" variant="filled" aria-label={`${unread} unread`} role="img">
              {unread}
            </Badge>
          )}
          <Text size="sm" c="dimmed" component="span" className={classes.time ?? ''}>
            {time}
          </Text>
        </div>
        <Text size="sm" c="dimmed">
          {formatJobTitle(person)}
        </Text>
        <Text size="sm" className={classes.text ?? ''}>
          {text}
        </Text>
      </div>
    </article>
  );
}
