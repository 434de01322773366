import { PASSKEY_NAME_MAX } from '@guildhall/api/console/account/passkeys/passkeys.schema';
import { TextInput } from '@mantine/core';
import { WebAuthnAbortService, startRegistration } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { wasDismissed } from '../../../../lib/passkeys.ts';
import { toast } from '../../../../lib/toast.ts';
import { isApiError, trpc } from '../../../../lib/trpc.ts';
import { PasswordDialog, type Proof } from '../../../auth/PasswordDialog.tsx';
import { passkeysMessages } from './passkeys.messages.ts';

const { password: passwordLabel, name: nameLabel, add: messages } = passkeysMessages;

type Props = {
  /** Which one it is, for the name that is suggested. */
  number: number;
  onClose: () => void;
};

/** Adds a passkey, which the browser makes after the password was given again. */
export function AddPasskeyDialog({ number, onClose }: Props) {
  const [name, setName] = useState(messages.suggested(number));
  const begin = trpc.account.passkeys.begin.useMutation({ meta: { skipInvalidation: true } });
  const save = trpc.account.passkeys.add.useMutation();
  const add = useMutation({
    mutationFn: async (proof: Proof) => {
      const optionsJSON = await begin.mutateAsync(proof);
      const answer = await startRegistration({ optionsJSON });
      await save.mutateAsync({ name, answer });
    },
    onSuccess() {
      toast(messages.done);
      onClose();
    },
  });
  useEffect(() => () => WebAuthnAbortService.cancelCeremony(), []);
  return (
    <PasswordDialog
      title={messages.open}
      text={messages.text}
      label={passwordLabel}
      submit={messages.submit}
      isPending={add.isPending}
      error={add.error ? reasonOf(add.error) : undefined}
      onSubmit={(proof) => add.mutate(proof)}
      onClose={onClose}
    >
      <TextInput
        label={nameLabel}
        description={messages.hint}
        maxLength={PASSKEY_NAME_MAX}
        required
        withAsterisk={false}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </PasswordDialog>
  );
}

/** What to say at the password; nothing where the member closed the browser's dialog. */
function reasonOf(error: Error): string | undefined {
  if (wasDismissed(error)) return undefined;
  if (isApiError(error)) return error.message;
  return error.name === 'InvalidStateError' ? messages.known : messages.failed;
}
