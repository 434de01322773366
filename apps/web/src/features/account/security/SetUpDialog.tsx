import { trpc } from '../../../lib/trpc.ts';
import { PasswordDialog } from '../../auth/PasswordDialog.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { ScanDialog } from './ScanDialog.tsx';
import { securityMessages } from './security.messages.ts';

const { password, setUp: messages } = securityMessages;

/** Turns two-step sign-in on: the password, the code to scan with a first code of the app, and the recovery codes. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const begin = trpc.account.secondFactor.begin.useMutation({ meta: { skipInvalidation: true } });
  const confirm = trpc.account.secondFactor.confirm.useMutation();
  if (confirm.data) return <RecoveryCodesDialog codes={confirm.data.recoveryCodes} onClose={onClose} />;
  if (begin.data)
    return (
      <ScanDialog
        secret={begin.data}
        isPending={confirm.isPending}
        error={confirm.error?.message}
        onSubmit={(code) => confirm.mutate({ code })}
        onClose={onClose}
      />
    );
  return (
    <PasswordDialog
      title={messages.open}
      text={messages.text}
      label={password}
      submit={messages.next}
      isPending={begin.isPending}
      error={begin.error?.message}
      onSubmit={(proof) => begin.mutate(proof)}
      onClose={onClose}
    />
  );
}
