import { Card, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Query } from '../../../ui/Query.tsx';
import { InvitationForm } from './InvitationForm.tsx';
import { useInvitationText } from './mail.hooks.ts';
import { mailMessages } from './mail.messages.ts';

const { invitation: messages } = mailMessages;

/** The invitation in the community's own words. */
export function InvitationCard() {
  const query = useInvitationText();
  return (
    <Card component="section" padding="lg" aria-labelledby="mail-invitation">
      <Stack gap="sm">
        <Title order={2} size="h3" id="mail-invitation">
          {messages.title}
        </Title>
        <Text c="dimmed">{messages.text}</Text>
        <Query query={query} skeleton={<Skeleton height={160} />} failed={messages.failed}>
          {(saved) => <InvitationForm saved={saved} />}
        </Query>
      </Stack>
    </Card>
  );
}
