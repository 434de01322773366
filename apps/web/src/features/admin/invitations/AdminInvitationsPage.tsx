import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { CreateLinkForm } from '../../invitations/CreateLinkForm.tsx';
import { InvitationList } from '../../invitations/InvitationList.tsx';
import { useAllInvitations } from '../../invitations/invitations.hooks.ts';
import { invitationsMessages } from '../../invitations/invitations.messages.ts';
import { MailAlert } from '../mail/MailAlert.tsx';
import { ConsolePage } from '../shared/ConsolePage.tsx';
import { adminInvitationsMessages as messages } from './admin-invitations.messages.ts';
import { EmailForm } from './EmailForm.tsx';
import { ResendButton } from './ResendButton.tsx';

/** Everyone's invitations. */
export function AdminInvitationsPage() {
  const invitations = useAllInvitations();
  return (
    <ConsolePage title={messages.title} description={messages.description}>
      <Stack gap="lg">
        <MailAlert />
        <CreateLinkForm isAdmin />
        <EmailForm />
        <Text size="sm">
          {messages.added}{' '}
          <Anchor component={Link} to={paths.admin('users')} inherit underline="always">
            {messages.toUsers}
          </Anchor>
        </Text>
        <InvitationList
          query={invitations}
          title={invitationsMessages.list.all}
          canCreate
          renderActions={({ id, email }) => email !== null && <ResendButton id={id} email={email} />}
        />
      </Stack>
    </ConsolePage>
  );
}
