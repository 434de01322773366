import { Button, Text } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { useRequestVerification } from './account.hooks.ts';
import { accountMessages } from './account.messages.ts';
import classes from './ConfirmEmailBar.module.css';

const { confirmBar: messages } = accountMessages;

/** Tells members that they have to confirm their address before they can post, and sends the link again. */
export function ConfirmEmailBar() {
  const { viewer } = useViewer();
  const isRequired = trpc.site.config.useQuery().data?.requiresConfirmedEmail ?? false;
  const request = useRequestVerification();
  if (!viewer || viewer.isEmailConfirmed || !isRequired) return null;
  return (
    <section aria-label={messages.label} className={classes.root}>
      <Text size="sm">{messages.text(viewer.email)}</Text>
      <Button size="xs" variant="default" loading={request.isPending} onClick={() => request.mutate()}>
        {messages.send}
      </Button>
    </section>
  );
}
