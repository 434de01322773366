import { Alert, Container, Stack } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { PageHead } from '../../lib/PageHead.tsx';
import { trpc } from '../../lib/trpc.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { CreateLinkForm } from './CreateLinkForm.tsx';
import { InvitationList } from './InvitationList.tsx';
import { useOwnInvitations } from './invitations.hooks.ts';
import { invitationsMessages as messages } from './invitations.messages.ts';

/** A member's own invitations. */
export function InvitationsPage() {
  const isAllowed = trpc.site.config.useQuery().data?.membersInvite ?? false;
  const invitations = useOwnInvitations();
  return (
    <Container size="md" py="xl">
      <PageHead title={messages.title} description={messages.description} noIndex />
      <PageHeader title={messages.title} description={messages.description} />
      <Stack gap="lg">
        {isAllowed ? (
          <CreateLinkForm />
        ) : (
          <Alert variant="light" title={messages.notAllowed.title}>
            {messages.notAllowed.text}
          </Alert>
        )}
        <InvitationList query={invitations} />
      </Stack>
    </Container>
  );
}
