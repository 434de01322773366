import { StaffRole } from '@guildhall/api/ground/roles/roles.schema';
import { ROLE_NAMES } from '@guildhall/api/ground/values/role-names.messages';
import { Anchor, Badge, Button, Card, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { consolePaths } from '../../../lib/console-paths.ts';
import { useFormats } from '../../../lib/formats.ts';
import { usePermissions } from '../shared/usePermissions.ts';
import { useLocalDate } from '../../../lib/useLocalDate.ts';
import blocks from '../../../ui/blocks.module.css';
import type { Grant } from './roles.hooks.ts';
import { rolesMessages as messages } from './roles.messages.ts';

type Props = { grant: Grant; onEnd: (grant: Grant) => void };

/** Who holds a role, since when, by whom and until when. */
export function GrantItem({ grant, onEnd }: Props) {
  const { member, role, grantedAt, grantedBy, endsOn } = grant;
  const localDate = useLocalDate();
  const { longDate } = useFormats();
  const { holds } = usePermissions();
  const staffRole = StaffRole.safeParse(role).data;
  const roleName = staffRole ? ROLE_NAMES[staffRole].name : messages.administrator;
  const facts = [
    grantedAt && messages.since(localDate(grantedAt)),
    grantedBy && messages.by(grantedBy.name),
    endsOn && messages.until(longDate(endsOn)),
  ].filter((fact) => fact !== null);
  return (
    <Card component="li" padding="sm" className={blocks.item ?? ''}>
      <Group justify="space-between" gap="sm">
        <Stack gap={2} className={blocks.words ?? ''}>
          <Group gap={8}>
            <Anchor component={Link} to={consolePaths.member(member.id)} fw={600}>
              {member.name}
            </Anchor>
            <Badge variant="light" tt="none" color={staffRole ? 'gray' : 'brass'}>
              {roleName}
            </Badge>
          </Group>
          <Text size="sm" c="dimmed">
            {staffRole ? ROLE_NAMES[staffRole].does : messages.administratorDoes}
          </Text>
          {facts.length > 0 && (
            <Text size="sm" c="dimmed">
              {facts.join(', ')}
            </Text>
          )}
        </Stack>
        {staffRole && holds('roles') && (
          <Button
            size="xs"
            variant="default"
            aria-label={messages.end.label(roleName, member.name)}
            onClick={() => onEnd(grant)}
          >
            {messages.end.open}
          </Button>
        )}
      </Group>
    </Card>
  );
}
