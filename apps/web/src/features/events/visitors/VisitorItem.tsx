import { Anchor, Badge, Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../lib/formats.ts';
import { paths } from '../../../lib/paths.ts';
import { showError } from '../../../lib/show-error.ts';
import { toast } from '../../../lib/toast.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { visitorsMessages as messages } from './visitors.messages.ts';

type Visitor = Outputs['events']['visitors']['list']['items'][number];

const STEPS = ['cameAt', 'followedUpAt', 'appliedAt', 'joinedAt'] as const;

/** A guest, how far they came, and the next step of who looks after them. */
export function VisitorItem({ visitor }: { visitor: Visitor }) {
  const { localDate } = useFormats();
  const { guestId, name, event, inviter, invitedAt, member, canFollowUp } = visitor;
  const followUp = trpc.events.visitors.followUp.useMutation({
    onSuccess: () => toast({ title: messages.followedUp(name) }),
    onError: showError,
  });
  const since = localDate(invitedAt);
  return (
    <Group justify="space-between" gap="sm" w="100%">
      <Stack gap={4} miw={0}>
        <Text fw={600}>{name}</Text>
        <Anchor component={Link} to={paths.event(event.slug, event.dateId)} size="sm">
          {event.title}
        </Anchor>
        <Text size="sm" c="dimmed">
          {inviter ? messages.invitedBy(inviter.name, since) : messages.asked(since)}
        </Text>
        <Group gap={6}>
          {STEPS.map((step) => {
            const at = visitor[step];
            return (
              at !== null && (
                <Badge key={step} variant="light" tt="none" color={step === 'joinedAt' ? 'forest' : 'gray'}>
                  {messages.step(messages.steps[step], localDate(at))}
                </Badge>
              )
            );
          })}
        </Group>
      </Stack>
      <Group gap="xs">
        {member && (
          <Button component={Link} to={paths.profile(member.username)} variant="default" size="sm">
            {messages.profile}
          </Button>
        )}
        {canFollowUp && (
          <Button
            size="sm"
            aria-label={messages.followUpLabel(name)}
            loading={followUp.isPending}
            onClick={() => followUp.mutate({ guestId })}
          >
            {messages.followUp}
          </Button>
        )}
      </Group>
    </Group>
  );
}
