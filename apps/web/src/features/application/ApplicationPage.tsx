import { Button, Text } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { MailPage } from '../account/MailPage.tsx';
import { useMailToken } from '../account/useMailToken.ts';
import { ApplicationStatus } from './ApplicationStatus.tsx';
import { applicationMessages as messages } from './application.messages.ts';

/** Where an application stands, by the link in an email. It asks for a click, because mail scanners open links too. */
export function ApplicationPage() {
  const token = useMailToken();
  const open = trpc.application.open.useMutation({ meta: { skipInvalidation: true } });
  return (
    <MailPage title={messages.title} description={messages.description}>
      {open.isError && (
        <Text role="alert" c="var(--mantine-color-error)" size="sm">
          {open.error.data?.issues ? messages.incomplete : open.error.message}
        </Text>
      )}
      {open.isSuccess ? (
        <ApplicationStatus token={token} opened={open.data} />
      ) : (
        <Button size="md" loading={open.isPending} onClick={() => open.mutate({ token })}>
          {messages.open}
        </Button>
      )}
    </MailPage>
  );
}
