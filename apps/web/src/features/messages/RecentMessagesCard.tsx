import { Card, Title } from '@mantine/core';
import { EmptyState } from '../../ui/EmptyState.tsx';

export function RecentMessagesCard() {
  return (
    <Card component="section" aria-labelledby="recent-messages-title">
      <Title order={2} size="h3" id="recent-messages-title">
        Recent Messages
      </Title>
      <EmptyState title="No messages yet" headingOrder={3}>
        Messages from other members will stand here.
      </EmptyState>
    </Card>
  );
}
