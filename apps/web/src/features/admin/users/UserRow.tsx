import { Anchor, Badge, Checkbox, Group, Table, Text } from '@mantine/core';
import { fullName } from '@guildhall/api/ground/values/person-name';
import { Link } from 'react-router-dom';
import { consolePaths } from '../../../lib/console-paths.ts';
import { MemberAvatar } from '../../../ui/MemberAvatar.tsx';
import { batchesMessages } from './batches.messages.ts';
import type { Column } from './columns.ts';
import { UserCells } from './UserCells.tsx';
import type { AdminUser } from './users.hooks.ts';
import classes from './UsersTable.module.css';
import { usersMessages as messages } from './users.messages.ts';
import { Readable } from '../../../ui/Readable.tsx';

type Props = {
  user: AdminUser;
  columns: Column[];
  isSelected: boolean;
  /** The row can't be selected alone: all that match are, or another search is loading. */
  isFixed: boolean;
  onSelect: () => void;
  onActive: (isActive: boolean) => void;
};

export function UserRow({ user, columns, isSelected, isFixed, onSelect, onActive }: Props) {
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
              <Anchor component={Link} to={consolePaths.member(user.id)} fw={600} c="inherit">
                {name}
              </Anchor>
              {user.role === 'admin' && (
                <Badge size="sm" variant="light" color="brass" tt="none">
                  {messages.admin}
                </Badge>
              )}
            </Group>
            <Text size="sm" c="dimmed">
              <Readable>{user.email}</Readable>
              {user.membershipNumber && ` · ${user.membershipNumber}`}
            </Text>
          </div>
        </Group>
      </Table.Td>
      <UserCells user={user} columns={columns} onActive={onActive} />
    </Table.Tr>
  );
}
