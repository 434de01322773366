import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { visibilityToggle } from '../auth/visibility-toggle.ts';
import { useDeleteAccount } from './account.hooks.ts';
import { commonMessages } from '../../lib/common.messages.ts';
import { accountMessages } from './account.messages.ts';

const { deletion: messages } = accountMessages;

/** Asks for the password before deleting the account for good. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const mutation = useDeleteAccount(setError);
  return (
    <Modal opened onClose={onClose} title={messages.open} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setError(null);
          mutation.mutate({ password });
        }}
      >
        <Stack gap="md">
          <Text>{messages.warning}</Text>
          <PasswordInput
            label={messages.password}
            autoComplete="current-password"
            data-autofocus
            visibilityToggleButtonProps={visibilityToggle}
            value={password}
            error={error}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {commonMessages.cancel}
            </Button>
            <Button type="submit" color="red" disabled={password === ''} loading={mutation.isPending}>
              {messages.submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
