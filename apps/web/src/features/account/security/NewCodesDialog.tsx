import { trpc } from '../../../lib/trpc.ts';
import { PasswordDialog } from '../../auth/PasswordDialog.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { securityMessages } from './security.messages.ts';

const { password, newCodes: messages } = securityMessages;

/** Replaces the recovery codes, and shows the new ones. */
export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const renew = trpc.account.secondFactor.renewCodes.useMutation();
  if (renew.data) return <RecoveryCodesDialog codes={renew.data.recoveryCodes} onClose={onClose} />;
  return (
    <PasswordDialog
      title={messages.open}
      text={messages.text}
      label={password}
      submit={messages.submit}
      isPending={renew.isPending}
      error={renew.error?.message}
      onSubmit={(proof) => renew.mutate(proof)}
      onClose={onClose}
    />
  );
}
