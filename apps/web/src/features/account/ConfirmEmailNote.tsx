import { Anchor, Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useRequestVerification } from './account.hooks.ts';
import { accountMessages } from './account.messages.ts';
import classes from './ConfirmEmailNote.module.css';
import { useReadable } from '../../lib/useReadable.ts';

const { confirmBar: messages } = accountMessages;

/** Says that the address has to be confirmed, and sends the link again. */
export function ConfirmEmailNote({ email }: { email: string }) {
  const request = useRequestVerification();
  const address = useReadable(email);
  return (
    <section aria-label={messages.label} className={classes.root}>
      <Text size="sm">{messages.text(address)}</Text>
      <Button size="xs" variant="default" loading={request.isPending} onClick={() => request.mutate()}>
        {messages.send}
      </Button>
      <Anchor component={Link} to={`${paths.settings()}#email`} size="sm">
        {messages.change}
      </Anchor>
    </section>
  );
}
