import { trpc } from '../../../lib/trpc.ts';
import { PasswordDialog } from '../../auth/PasswordDialog.tsx';
import { adminMessages } from '../admin.messages.ts';

type Props = { onConfirmed: () => void; onClose: () => void };

const { title, text, password, submit } = adminMessages.stepUp;

/** Asks for the password again before a dangerous action when the last sign-in is not recent. */
export function StepUpDialog({ onConfirmed, onClose }: Props) {
  const confirm = trpc.admin.confirmPassword.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: onConfirmed,
  });
  return (
    <PasswordDialog
      title={title}
      text={text}
      label={password}
      submit={submit}
      isPending={confirm.isPending}
      error={confirm.error?.message}
      onSubmit={(proof) => confirm.mutate(proof)}
      onClose={onClose}
    />
  );
}
