import { Button, Modal, Stack, Text } from '@mantine/core';
import { leaveTo } from '../../lib/leave-site.ts';
import { paths } from '../../lib/paths.ts';
import { authMessages } from './auth.messages.ts';
import { LoginForm } from './LoginForm.tsx';

const messages = authMessages.sessionEnded;

const leave = () => leaveTo(paths.home());

/** Covers the page of a member whose session has ended, and lets them sign in again without leaving it. */
export function SessionEndedDialog() {
  return (
    <Modal
      opened
      onClose={leave}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      size="sm"
      title={messages.title}
      overlayProps={{ backgroundOpacity: 0.9, blur: 12 }}
    >
      <Stack gap="md">
        <Text c="dimmed" size="sm">
          {messages.intro}
        </Text>
        <LoginForm isInPlace />
        <Button variant="subtle" color="gray" onClick={leave}>
          {messages.leave}
        </Button>
      </Stack>
    </Modal>
  );
}
