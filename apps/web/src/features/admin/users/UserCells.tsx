import { Table, Text } from '@mantine/core';
import { fullName } from '@guildhall/api/ground/values/person-name';
import type { ReactNode } from 'react';
import { useFormats } from '../../../lib/formats.ts';
import { useLocalDate } from '../../../lib/useLocalDate.ts';
import { IndustryName } from '../../../ui/IndustryName.tsx';
import { LabelledSwitch } from '../shared/LabelledSwitch.tsx';
import type { Column } from './columns.ts';
import { MemberStatus } from './MemberStatus.tsx';
import type { AdminUser } from './users.hooks.ts';
import classes from './UsersTable.module.css';
import { usersMessages as messages } from './users.messages.ts';

type Props = { user: AdminUser; columns: Column[]; onActive: (isActive: boolean) => void };

/** The chosen columns of a member. On narrow screens each is a line with its label. */
export function UserCells({ user, columns, onActive }: Props) {
  const { longDate } = useFormats();
  const localDate = useLocalDate();
  const cells: Record<Column, ReactNode> = {
    company: (
      <>
        <Text>{user.company ?? '–'}</Text>
        <Text size="sm" c="dimmed">
          {user.jobTitle}
        </Text>
      </>
    ),
    industry: user.industry ? <IndustryName of={user.industry} /> : '–',
    location: user.location ?? '–',
    phone: user.phoneNumber ?? '–',
    connections: user.connectionCount,
    status: <MemberStatus user={user} />,
    lastSeen: user.lastSeenAt ? localDate(user.lastSeenAt) : messages.never,
    ends: user.membershipExpiresOn ? longDate(user.membershipExpiresOn) : messages.noEnd,
    active: user.hasJoined && (
      <LabelledSwitch
        label={messages.table.active}
        isBare
        of={fullName(user)}
        checked={user.isActive}
        onChange={onActive}
      />
    ),
  };
  return columns.map((column) => (
    <Table.Td
      key={column}
      role="cell"
      className={classes[column] ?? classes.cell ?? ''}
      data-label={messages.table[column]}
    >
      {cells[column]}
    </Table.Td>
  ));
}
