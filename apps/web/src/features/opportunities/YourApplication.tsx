import { Anchor, Badge, Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { WaitingRow } from '../../ui/WaitingRow.tsx';
import { conversationMessages } from '../messages/conversation.messages.ts';
import type { Opportunity } from './opportunity-cache.ts';
import { useWithdrawApplication } from './opportunities.hooks.ts';
import { yourOpportunitiesMessages } from './your-opportunities.messages.ts';
import { opportunitiesMessages } from './opportunities.messages.ts';

const { card, applications } = opportunitiesMessages;
const messages = yourOpportunitiesMessages.applications;

const COLORS = { pending: 'gray', accepted: 'green', declined: 'gray' } as const;

/** One thing that the member applied to: how it stands, the conversation, and the way to withdraw. */
export function YourApplication({ opportunity }: { opportunity: Opportunity }) {
  const { id, slug, title, details, poster, application, can, isOpen } = opportunity;
  const withdrawal = useWithdrawApplication();
  const status = application ?? 'pending';
  return (
    <WaitingRow
      person={poster}
      actions={
        <>
          {status === 'accepted' ? (
            <Button
              component={Link}
              to={paths.conversation(poster.id)}
              aria-label={messages.writeLabel(poster.name)}
            >
              {messages.write}
            </Button>
          ) : (
            // Whether one may write before an answer is for the conversation to say.
            <Button component={Link} to={paths.conversation(poster.id)} variant="default">
              {conversationMessages.see}
            </Button>
          )}
          {can.withdraw && (
            <Button
              variant="subtle"
              color="gray"
              aria-label={card.withdrawLabel(title)}
              loading={withdrawal.isPending}
              onClick={() => withdrawal.mutate({ id })}
            >
              {card.withdraw}
            </Button>
          )}
        </>
      }
    >
      <Anchor component={Link} to={paths.opportunity(id, slug)} c="inherit" fw={600} dir="auto">
        {title}
      </Anchor>
      <Text size="sm" c="dimmed" dir="auto">
        {[poster.name, details].filter(Boolean).join(' · ')}
      </Text>
      <Group gap={6} mt={4}>
        <Badge variant="light" color={COLORS[status]} tt="none">
          {applications.statuses[status]}
        </Badge>
        {!isOpen && (
          <Badge variant="light" color="gray" tt="none">
            {card.closed}
          </Badge>
        )}
      </Group>
    </WaitingRow>
  );
}
