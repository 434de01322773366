import { Anchor, Badge, Checkbox, Group, Table, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../lib/formats.ts';
import { paths } from '../../../lib/paths.ts';
import { MemberAvatar } from '../../../ui/MemberAvatar.tsx';
import { LabelledSwitch } from '../shared/LabelledSwitch.tsx';
import { batchesMessages } from './batches.messages.ts';
import type { AdminUser } from './users.hooks.ts';
import { RoleButton } from './RoleButton.tsx';
import classes from './UsersTable.module.css';
import { usersMessages as messages } from './users.messages.ts';
import { fullName } from '@guildhall/api/ground/values/person-name';

type Props = {
  user: AdminUser;
  isSelected: boolean;
  /** The row can't be selected alone: all that match are, or another search is loading. */
  isFixed: boolean;
  onSelect: () => void;
  onActive: (isActive: boolean) => void;
};

export function UserRow({ user, isSelected, isFixed, onSelect, onActive }: Props) {
  const { longDate } = useFormats();
  const name = fullName(user);
  return (
    <Table.Tr role="row" className={classes.row ?? ''}>
      <Table.Td role="cell" className={classes.member ?? ''}>
        <Group gap="sm" wrap="nowrap">
          <Checkbox
            aria-label={batchesMessages.select(name)}
            checked={isSelected}
            disabled={isFixed}
            onChange={onSelect}
          />
          <MemberAvatar name={name} avatar={user.avatar} size={36} />
          <div className={classes.words}>
            <Group gap={6}>
              <Anchor component={Link} to={paths.adminMember(user.id)} fw={600} c="inherit">
                {name}
              </Anchor>
              {user.role === 'admin' && (
                <Badge size="sm" variant="light" color="brass" tt="none">
                  {messages.admin}
                </Badge>
              )}
            </Group>
            <Text size="sm" c="dimmed">
              {user.membershipNumber ? `${user.email} · ${user.membershipNumber}` : user.email}
            </Text>
          </div>
        </Group>
      </Table.Td>
      <Table.Td role="cell" className={classes.job ?? ''}>
        <Text>{user.company ?? '–'}</Text>
        <Text size="sm" c="dimmed">
          {user.jobTitle}
        </Text>
      </Table.Td>
      <Table.Td role="cell" className={classes.number ?? ''}>
        {user.connectionCount}
        <span className={classes.unit}> {messages.connections(user.connectionCount)}</span>
      </Table.Td>
      <Table.Td role="cell" className={classes.status ?? ''}>
        <Badge variant="light" tt="none" color={user.isActive ? 'forest' : 'gray'}>
          {user.hasJoined ? messages.status(user.isActive) : messages.notJoined}
        </Badge>
        {user.membershipExpiresOn && (
          <Text size="sm" c="dimmed">
            {messages.until(longDate(user.membershipExpiresOn))}
          </Text>
        )}
      </Table.Td>
      <Table.Td role="cell" className={classes.active ?? ''}>
        {user.hasJoined && (
          <Group gap="xs" wrap="nowrap">
            <LabelledSwitch
              label={messages.table.active}
              isBare
              of={name}
              checked={user.isActive}
              onChange={onActive}
            />
            {user.isActive && <RoleButton user={user} />}
          </Group>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
