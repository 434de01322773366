import { Anchor, Badge, Button, Card, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { consolePaths } from '../../../lib/console-paths.ts';
import { useLocalDate } from '../../../lib/useLocalDate.ts';
import { FactList } from '../../../ui/FactList.tsx';
import type { Objection, Outcome } from './moderation.hooks.ts';
import { moderationMessages } from './moderation.messages.ts';

const { objections: messages } = moderationMessages;

type Props = { objection: Objection; onAnswer: (outcome: Outcome) => void };

/** What was decided and why, what the member says to it, and the two answers. */
export function ObjectionCard({ objection, onAnswer }: Props) {
  const localDate = useLocalDate();
  const { member, excerpt } = objection;
  const facts = [
    ...(excerpt === null ? [] : [{ key: 'excerpt', label: localDate(objection.createdAt), text: excerpt }]),
    {
      key: 'reason',
      label: messages.decided(objection.decidedBy),
      text: objection.reason ?? messages.none,
    },
    { key: 'objection', label: messages.objection(member.name), text: objection.objection },
  ];
  return (
    <Card component="li" padding="md">
      <Group gap="xs" mb="sm">
        <Badge variant="light" color="gray" tt="none">
          {messages.about(objection.decision, objection.objectType)}
        </Badge>
        <Anchor component={Link} to={consolePaths.member(member.id)} fw={600} c="inherit">
          {member.name}
        </Anchor>
      </Group>
      <FactList facts={facts} />
      {objection.can.answer ? (
        <Group gap="xs" mt="md">
          <Button
            size="xs"
            variant="default"
            aria-label={messages.label(messages.uphold, member.name)}
            onClick={() => onAnswer('upheld')}
          >
            {messages.uphold}
          </Button>
          <Button
            size="xs"
            variant="light"
            aria-label={messages.label(messages.reverse, member.name)}
            onClick={() => onAnswer('reversed')}
          >
            {messages.reverse}
          </Button>
        </Group>
      ) : (
        <Text size="sm" c="dimmed" mt="md">
          {messages.mine}
        </Text>
      )}
    </Card>
  );
}
