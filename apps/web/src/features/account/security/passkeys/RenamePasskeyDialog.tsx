import { PASSKEY_NAME_MAX } from '@guildhall/api/console/account/passkeys/passkeys.schema';
import { Modal, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../../../lib/toast.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { FormActions } from '../../../../ui/FormActions.tsx';
import type { Passkey } from '@guildhall/api/console/account/passkeys/passkeys.schema';
import { passkeysMessages } from './passkeys.messages.ts';

const { name: nameLabel, rename: messages } = passkeysMessages;

type Props = { passkey: Passkey; onClose: () => void };

/** Changes the name by which the member knows a passkey. */
export function RenamePasskeyDialog({ passkey: { id, name: former }, onClose }: Props) {
  const [name, setName] = useState(former);
  const rename = trpc.account.passkeys.rename.useMutation({
    onSuccess() {
      toast(messages.done);
      onClose();
    },
  });
  return (
    <Modal opened onClose={onClose} title={messages.label(former)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          rename.mutate({ id, name });
        }}
      >
        <Stack gap="md">
          <TextInput
            label={nameLabel}
            maxLength={PASSKEY_NAME_MAX}
            required
            withAsterisk={false}
            data-autofocus
            error={rename.error?.message}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <FormActions
            submit={messages.submit}
            isPending={rename.isPending}
            isDisabled={name.trim() === '' || name.trim() === former}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Modal>
  );
}
