import { Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { MailPage } from './MailPage.tsx';
import { useMailToken } from './useMailToken.ts';
import { accountMessages } from './account.messages.ts';

const { verification: messages } = accountMessages;

/**
 * The page that the confirmation email links to. It asks for a click because mail scanners open links too, and this
 * one works only once.
 */
export function VerifyEmailPage() {
  const token = useMailToken();
  const { viewer } = useViewer();
  const verify = trpc.account.verifyEmail.useMutation();
  if (verify.isSuccess) {
    return (
      <MailPage title={messages.done.title} description={messages.done.description}>
        <Button component={Link} to={viewer ? paths.dashboard() : paths.signIn()}>
          {viewer ? messages.done.toDashboard : messages.done.toSignIn}
        </Button>
      </MailPage>
    );
  }
  return (
    <MailPage title={messages.title} description={messages.description}>
      {verify.isError && (
        <Text role="alert" c="var(--mantine-color-error)" size="sm">
          {verify.error.data?.issues ? messages.incomplete : verify.error.message}
        </Text>
      )}
      <Button size="md" loading={verify.isPending} onClick={() => verify.mutate({ token })}>
        {messages.submit}
      </Button>
    </MailPage>
  );
}
