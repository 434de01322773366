import { Stack } from '@mantine/core';
import { ConsolePage } from '../shared/ConsolePage.tsx';
import { DeliveryCard } from './DeliveryCard.tsx';
import { InvitationCard } from './InvitationCard.tsx';
import { mailMessages as messages } from './mail.messages.ts';

/** Whether emails reach members, and what the invitation says. */
export function AdminMailPage() {
  return (
    <ConsolePage title={messages.title} description={messages.description}>
      <Stack gap="lg">
        <DeliveryCard />
        <InvitationCard />
      </Stack>
    </ConsolePage>
  );
}
