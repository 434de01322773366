import { Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { FormActions } from '../../ui/FormActions.tsx';
import { visibilityToggle } from './visibility-toggle.ts';

const OtherProof = lazyChunk(() =>
  import('./OtherProof.tsx').then((module) => ({ default: module.OtherProof })),
);

/** The password, or what was shown in its place. */
export type Proof = { password: string } | { confirmation: string };

type Props = {
  title: string;
  /** Why the password is asked for. */
  text: string;
  /** Label of the input. */
  label: string;
  submit: string;
  isDestructive?: boolean;
  isPending: boolean;
  error: string | undefined;
  /** What else is chosen, below the password. */
  children?: ReactNode;
  onSubmit: (proof: Proof) => void;
  onClose: () => void;
};

/** Asks a signed-in member for the password again, or for what they have in its place. */
export function PasswordDialog({
  title,
  text,
  label,
  error,
  children,
  onSubmit,
  onClose,
  ...actions
}: Props) {
  const [password, setPassword] = useState('');
  return (
    <Modal opened onClose={onClose} title={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (password !== '') onSubmit({ password });
        }}
      >
        <Stack gap="md">
          <Text>{text}</Text>
          <PasswordInput
            label={label}
            autoComplete="current-password"
            data-autofocus
            visibilityToggleButtonProps={visibilityToggle}
            value={password}
            error={error}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          {children}
          <Suspense>
            <OtherProof isPending={actions.isPending} onConfirmed={onSubmit} />
          </Suspense>
          <FormActions {...actions} isDisabled={password === ''} onCancel={onClose} />
        </Stack>
      </form>
    </Modal>
  );
}
