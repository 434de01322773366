import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { visibilityToggle } from '../../auth/visibility-toggle.ts';
import { FormActions } from '../../../ui/FormActions.tsx';
import { adminMessages } from '../admin.messages.ts';

type Props = { onConfirmed: () => void; onClose: () => void };

const { stepUp: messages } = adminMessages;

/** Asks for the password again before a dangerous action when the last sign-in is not recent. */
export function StepUpDialog({ onConfirmed, onClose }: Props) {
  const [password, setPassword] = useState('');
  const confirm = trpc.admin.confirmPassword.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: onConfirmed,
  });
  return (
    <Modal opened onClose={onClose} title={messages.title} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (password) confirm.mutate({ password });
        }}
      >
        <Stack gap="md">
          <Text>{messages.text}</Text>
          <PasswordInput
            label={messages.password}
            autoComplete="current-password"
            data-autofocus
            visibilityToggleButtonProps={visibilityToggle}
            value={password}
            error={confirm.error?.message}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <FormActions
            submit={messages.submit}
            isPending={confirm.isPending}
            isDisabled={!password}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Modal>
  );
}
