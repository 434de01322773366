import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRegistrationMode, useSite } from '../../lib/site.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import { authMessages } from './auth.messages.ts';
import { useInvitation } from './invitation.hooks.ts';
import { RegisterForm } from './RegisterForm.tsx';

const { invited: messages } = authMessages;

/** The registration by the link of an invitation, or why that can no longer be used. */
export function InvitedForm({ code }: { code: string }) {
  const site = useSite();
  const mode = useRegistrationMode();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { data: invitation, error, refetch } = useInvitation(code);
  if (!invitation && !error) return <Skeleton height={420} />;
  if (!invitation && error?.data?.code !== 'NOT_FOUND') {
    return (
      <ErrorState title={messages.failed} onRetry={() => void refetch()}>
        {error?.message}
      </ErrorState>
    );
  }
  if (!invitation || invitation.state !== 'valid') {
    const withoutInvitation = () => void navigate({ search }, { replace: true, preventScrollReset: true });
    return (
      <Stack gap="md">
        <Alert color="red" variant="light" role="alert">
          {invitation && invitation.state !== 'valid' ? messages.states[invitation.state] : error?.message}
        </Alert>
        {mode !== 'invitation' && (
          <Button variant="default" onClick={withoutInvitation}>
            {messages.withoutInvitation}
          </Button>
        )}
      </Stack>
    );
  }
  const given = { code, email: invitation.email ?? '' };
  const applies = mode === 'application' && !invitation.skipsQueue;
  return (
    <Stack gap="md">
      {invitation.invitedBy !== null && <Text>{messages.by(invitation.invitedBy, site.name)}</Text>}
      {applies ? <ApplicationForm invitation={given} /> : <RegisterForm invitation={given} />}
    </Stack>
  );
}
