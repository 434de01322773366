import { Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { MailPage } from './MailPage.tsx';
import { useMailToken } from './useMailToken.ts';

/**
 * Where the link of the confirmation mail leads. It asks for a click, because programs that look through mails
 * open links too, and this one works once.
 */
export function VerifyEmailPage() {
  const token = useMailToken();
  const { viewer } = useViewer();
  const verify = trpc.account.verifyEmail.useMutation();
  if (verify.isSuccess) {
    return (
      <MailPage title="Thank you" description="Your e-mail address is confirmed.">
        <Button component={Link} to={viewer ? paths.dashboard() : paths.signIn()}>
          {viewer ? 'Go to your dashboard' : 'Sign In'}
        </Button>
      </MailPage>
    );
  }
  return (
    <MailPage title="Confirm your e-mail" description="So that we know that our mails reach you.">
      {verify.isError && (
        <Text role="alert" c="var(--mantine-color-error)" size="sm">
          {verify.error.data?.issues
            ? 'This link is not complete. Please open it from the mail again.'
            : verify.error.message}
        </Text>
      )}
      <Button size="md" loading={verify.isPending} onClick={() => verify.mutate({ token })}>
        Confirm my e-mail address
      </Button>
    </MailPage>
  );
}
