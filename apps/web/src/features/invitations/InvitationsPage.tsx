import { Alert, Anchor, Container, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { PageHead } from '../../lib/PageHead.tsx';
import { consolePaths } from '../../lib/console-paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { CreateLinkForm } from './CreateLinkForm.tsx';
import { InvitationList } from './InvitationList.tsx';
import { useOwnInvitations } from './invitations.hooks.ts';
import { invitationsMessages as messages } from './invitations.messages.ts';

/** A member's own invitations. */
export function InvitationsPage() {
  const isAllowed = trpc.site.config.useQuery().data?.membersInvite ?? false;
  const invitesAnyway = useViewer().viewer?.permissions.includes('members') ?? false;
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
            {invitesAnyway ? (
              <Anchor component={Link} to={consolePaths.invitations()} inherit underline="always">
                {messages.notAllowed.console}
              </Anchor>
            ) : (
              messages.notAllowed.text
            )}
          </Alert>
        )}
        <InvitationList query={invitations} title={messages.list.own} canCreate={isAllowed} />
      </Stack>
    </Container>
  );
}
