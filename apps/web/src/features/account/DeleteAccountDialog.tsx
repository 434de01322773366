import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { visibilityToggle } from '../auth/visibility-toggle.ts';
import { useDeleteAccount } from './account.hooks.ts';

/** Asks for the password before the one thing that nobody can take back. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const deletion = useDeleteAccount(setFault);
  return (
    <Modal opened onClose={onClose} title="Delete my account" centered>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setFault(null);
          deletion.mutate({ password });
        }}
      >
        <Stack gap="md">
          <Text>This cannot be undone. You may want to export your data first.</Text>
          <PasswordInput
            label="Your password"
            autoComplete="current-password"
            data-autofocus
            visibilityToggleButtonProps={visibilityToggle}
            value={password}
            error={fault}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" color="red" disabled={password === ''} loading={deletion.isPending}>
              Delete for good
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
