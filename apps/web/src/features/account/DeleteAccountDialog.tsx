import { PasswordDialog } from '../auth/PasswordDialog.tsx';
import { useDeleteAccount } from './account.hooks.ts';
import { accountMessages } from './account.messages.ts';

const { open, warning, password, submit } = accountMessages.deletion;

/** Asks for the password before deleting the account for good. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const deletion = useDeleteAccount();
  return (
    <PasswordDialog
      title={open}
      text={warning}
      label={password}
      submit={submit}
      isDestructive
      isPending={deletion.isPending}
      error={deletion.error?.message}
      onSubmit={(given) => deletion.mutate({ password: given })}
      onClose={onClose}
    />
  );
}
