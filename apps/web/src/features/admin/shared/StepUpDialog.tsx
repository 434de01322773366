import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { visibilityToggle } from '../../auth/visibility-toggle.ts';

type Props = { onConfirmed: () => void; onClose: () => void };

/** Asks for the password again before something dangerous, when the last sign-in is a while ago. */
export function StepUpDialog({ onConfirmed, onClose }: Props) {
  const [password, setPassword] = useState('');
  const confirm = trpc.admin.confirmPassword.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: onConfirmed,
  });
  return (
    <Modal opened onClose={onClose} title="Confirm your password" centered>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (password) confirm.mutate({ password });
        }}
      >
        <Stack gap="md">
          <Text>This needs a fresh proof that it is you. Then it goes on by itself.</Text>
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            data-autofocus
            visibilityToggleButtonProps={visibilityToggle}
            value={password}
            error={confirm.error?.message}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={confirm.isPending} disabled={!password}>
              Confirm
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
