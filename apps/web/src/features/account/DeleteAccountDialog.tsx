import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { PasswordDialog } from '../auth/PasswordDialog.tsx';
import { useDeleteAccount } from './account.hooks.ts';
import { accountMessages } from './account.messages.ts';

const { open, warning, password, alsoPublished, submit } = accountMessages.deletion;

/** Asks for the password, and whether what was published goes, too, before deleting the account for good. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const deletion = useDeleteAccount();
  const [isAll, setAll] = useState(false);
  return (
    <PasswordDialog
      title={open}
      text={warning}
      label={password}
      submit={submit}
      isDestructive
      isPending={deletion.isPending}
      error={deletion.error?.message}
      onSubmit={(proof) => deletion.mutate({ ...proof, alsoPublished: isAll })}
      onClose={onClose}
    >
      <Checkbox
        {...alsoPublished}
        checked={isAll}
        onChange={(event) => setAll(event.currentTarget.checked)}
      />
    </PasswordDialog>
  );
}
