import { toast } from '../../../../lib/toast.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { PasswordDialog } from '../../../auth/PasswordDialog.tsx';
import type { Passkey } from '@guildhall/api/console/account/passkeys/passkeys.schema';
import { passkeysMessages } from './passkeys.messages.ts';

const { password, remove: messages } = passkeysMessages;

type Props = { passkey: Passkey; onClose: () => void };

/** Removes a passkey, with the password. */
export function RemovePasskeyDialog({ passkey: { id, name }, onClose }: Props) {
  const remove = trpc.account.passkeys.remove.useMutation({
    onSuccess() {
      toast(messages.done);
      onClose();
    },
  });
  return (
    <PasswordDialog
      title={messages.title(name)}
      text={messages.text}
      label={password}
      submit={messages.submit}
      isDestructive
      isPending={remove.isPending}
      error={remove.error?.message}
      onSubmit={(given) => remove.mutate({ id, password: given })}
      onClose={onClose}
    />
  );
}
