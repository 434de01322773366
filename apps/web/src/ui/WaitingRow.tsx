import { Group } from '@mantine/core';
import { IconClockHour4 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { MemberAvatar } from './MemberAvatar.tsx';
import classes from './WaitingRow.module.css';

type Props = {
  /** Whom it comes from; null: nobody, a clock. */
  person: { name: string; avatar: string | null } | null;
  children: ReactNode;
  actions: ReactNode;
};

/** A list item that waits for the member: whom it comes from, what it is, and what to do. */
export function WaitingRow({ person, children, actions }: Props) {
  return (
    <li className={classes.root}>
      {person ? (
        <MemberAvatar name={person.name} avatar={person.avatar} size={40} />
      ) : (
        <span className={classes.icon}>
          <IconClockHour4 size={22} aria-hidden />
        </span>
      )}
      <div className={classes.words}>{children}</div>
      <Group gap={4} wrap="nowrap" className={classes.actions ?? ''}>
        {actions}
      </Group>
    </li>
  );
}
