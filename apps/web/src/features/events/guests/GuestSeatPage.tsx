import { Button, Text } from '@mantine/core';
import { trpc } from '../../../lib/trpc.ts';
import { MailPage } from '../../account/MailPage.tsx';
import { useMailToken } from '../../account/useMailToken.ts';
import { GuestSeatState } from './GuestSeatState.tsx';
import { guestsMessages } from './guests.messages.ts';

const { seat: messages } = guestsMessages;

/** A guest's seat, by the link in an email. It asks for a click, because mail scanners open links too. */
export function GuestSeatPage() {
  const token = useMailToken();
  const open = trpc.events.guests.open.useMutation({ meta: { skipInvalidation: true } });
  return (
    <MailPage title={messages.title} description={messages.description}>
      {open.isError && (
        <Text role="alert" c="var(--mantine-color-error)" size="sm">
          {open.error.data?.issues ? messages.incomplete : open.error.message}
        </Text>
      )}
      {open.isSuccess ? (
        <GuestSeatState token={token} opened={open.data} />
      ) : (
        <Button size="md" loading={open.isPending} onClick={() => open.mutate({ token })}>
          {messages.open}
        </Button>
      )}
    </MailPage>
  );
}
