import { readableEmail } from '@guildhall/api/ground/values/readable-domain';
import { Button, Text } from '@mantine/core';
import { useRequestVerification } from './account.hooks.ts';
import { accountMessages } from './account.messages.ts';
import classes from './ConfirmEmailNote.module.css';

const { confirmBar: messages } = accountMessages;

/** Says that the address has to be confirmed, and sends the link again. */
export function ConfirmEmailNote({ email }: { email: string }) {
  const request = useRequestVerification();
  return (
    <section aria-label={messages.label} className={classes.root}>
      <Text size="sm">{messages.text(readableEmail(email))}</Text>
      <Button size="xs" variant="default" loading={request.isPending} onClick={() => request.mutate()}>
        {messages.send}
      </Button>
    </section>
  );
}
