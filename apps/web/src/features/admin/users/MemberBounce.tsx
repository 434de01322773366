import { Alert, Button, Stack, Text } from '@mantine/core';
import { useClearBounce } from '../mail/mail.hooks.ts';
import { mailMessages } from '../mail/mail.messages.ts';
import type { AdminMember } from './member.hooks.ts';

const { bounce: messages } = mailMessages;

/** Says that a server refused the address of the member for good. */
export function MemberBounce({ member: { id, emailBounce } }: { member: AdminMember }) {
  const clear = useClearBounce();
  if (emailBounce === null) return null;
  return (
    <Alert color="red" variant="light" title={messages.title}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {messages.text(emailBounce)}
        </Text>
        <Button variant="default" size="xs" loading={clear.isPending} onClick={() => clear.mutate({ id })}>
          {messages.tryAgain}
        </Button>
      </Stack>
    </Alert>
  );
}
