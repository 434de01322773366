import { toast } from '../../../../lib/toast.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { PasswordDialog } from '../../../auth/PasswordDialog.tsx';
import { linkedMessages } from './linked.messages.ts';

const { password, unlink: messages } = linkedMessages;

type Props = { account: { id: number; name: string }; onClose: () => void };

/** Unlinks an account, with the password. */
export function UnlinkDialog({ account: { id, name }, onClose }: Props) {
  const unlink = trpc.account.identities.unlink.useMutation({
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
      isPending={unlink.isPending}
      error={unlink.error?.message}
      onSubmit={(given) => unlink.mutate({ id, password: given })}
      onClose={onClose}
    />
  );
}
