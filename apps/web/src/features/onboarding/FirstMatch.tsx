import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { DIRECTION } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { firstStepsMessages as messages } from './first-steps.messages.ts';

/** What the steps were for: the best suggestion with its reason, and the way to all of them. */
export function FirstMatch() {
  const best = trpc.dashboard.recommendations.useQuery().data?.items[0];
  if (!best) return null;
  return (
    <>
      <Group mt="md" mb="sm" gap="sm" wrap="nowrap">
        <MemberAvatar name={best.name} avatar={best.avatar} size={44} />
        <div>
          <Text fw={600} dir={DIRECTION}>
            {best.reason || best.name}
          </Text>
          {best.title && (
            <Text size="sm" c="dimmed">
              {best.title}
            </Text>
          )}
        </div>
      </Group>
      <Group gap="xs">
        <Button component={Link} to={paths.profile(best.username)}>
          {messages.finished.meet(best.name)}
        </Button>
        <Button variant="subtle" onClick={() => document.getElementById('recommendations-title')?.focus()}>
          {messages.steps.contact.action}
        </Button>
      </Group>
    </>
  );
}
