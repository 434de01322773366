import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { PasswordDialog } from '../../auth/PasswordDialog.tsx';
import { securityMessages } from './security.messages.ts';

const { password, end: messages } = securityMessages;

export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const end = trpc.account.secondFactor.end.useMutation({
    onSuccess() {
      toast(messages.done);
      onClose();
    },
  });
  return (
    <PasswordDialog
      title={messages.title}
      text={messages.text}
      label={password}
      submit={messages.submit}
      isDestructive
      isPending={end.isPending}
      error={end.error?.message}
      onSubmit={(proof) => end.mutate(proof)}
      onClose={onClose}
    />
  );
}
