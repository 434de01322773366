import { Anchor, Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { trpc } from '../../../lib/trpc.ts';
import { AddSelf } from './AddSelf.tsx';
import { InviteForm } from './InviteForm.tsx';
import divided from '../../../ui/DividedList.module.css';
import { positionOf } from './position-of.ts';
import { useRemoveFromTeam } from './team.hooks.ts';
import { teamMessages } from './team.messages.ts';
import { fullName } from '@guildhall/api/ground/values/person-name';

type Props = {
  businessId: number;
  /** Not an administrator, who manages it, too. */
  isOwner: boolean;
};

/** The team for its owner, with pending and declined invitations. */
export function ManageTeam({ businessId, isOwner }: Props) {
  const { data: team } = trpc.businesses.team.manage.useQuery({ businessId });
  const removal = useRemoveFromTeam();
  const { manage, status: labels, remove, removeLabel } = teamMessages;
  return (
    <Card component="section" aria-labelledby="manage-team">
      <Stack gap="lg">
        <Title order={2} size="h3" id="manage-team">
          {manage}
        </Title>
        {team && team.length > 0 && (
          <ul className={`${divided.list} ${divided.rows}`}>
            {team.map(({ id, firstName, lastName, username, title, role, status }) => (
              <li key={id}>
                <div>
                  <Anchor component={Link} to={paths.profile(username)} fw={600} c="inherit">
                    {fullName({ firstName, lastName })}
                  </Anchor>
                  <Text size="sm" c="dimmed">
                    {positionOf({ title, role })}
                  </Text>
                </div>
                <Group gap="xs">
                  <Badge variant="light" tt="none" color={status === 'confirmed' ? 'forest' : 'gray'}>
                    {labels[status]}
                  </Badge>
                  <Button
                    variant="subtle"
                    color="gray"
                    size="xs"
                    aria-label={removeLabel(fullName({ firstName, lastName }))}
                    loading={removal.isPending && removal.variables.id === id}
                    onClick={() => removal.mutate({ id })}
                  >
                    {remove}
                  </Button>
                </Group>
              </li>
            ))}
          </ul>
        )}
        {isOwner && team && <AddSelf businessId={businessId} team={team} />}
        <InviteForm businessId={businessId} />
      </Stack>
    </Card>
  );
}
