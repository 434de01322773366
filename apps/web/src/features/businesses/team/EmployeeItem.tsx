import { Anchor, Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { MemberAvatar } from '../../../ui/MemberAvatar.tsx';
import classes from './TeamTab.module.css';
import { type Employee, useRemoveFromTeam } from './team.hooks.ts';
import { OWNER, positionOf } from './position-of.ts';
import { teamMessages } from './team.messages.ts';
import { fullName } from '@guildhall/api/ground/values/person-name';

type Props = { employee: Employee; isViewer: boolean };

/** A team member; the viewer can leave their own team. */
export function EmployeeItem({ employee, isViewer }: Props) {
  const removal = useRemoveFromTeam();
  const { username, role, department } = employee;
  const name = fullName(employee);
  return (
    <div className={classes.person}>
      <MemberAvatar name={name} avatar={employee.avatar} size={48} />
      <div className={classes.words}>
        <Anchor component={Link} to={paths.profile(username)} fw={600} c="inherit">
          {name}
        </Anchor>
        <Text size="sm" c="dimmed">
          {[positionOf(employee), department].filter(Boolean).join(' · ')}
        </Text>
      </div>
      {isViewer && role !== OWNER && (
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          loading={removal.isPending}
          onClick={() => removal.mutate({ id: employee.id })}
        >
          {teamMessages.leave}
        </Button>
      )}
    </div>
  );
}
