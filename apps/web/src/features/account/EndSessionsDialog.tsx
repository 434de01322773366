import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { PasswordDialog } from '../auth/PasswordDialog.tsx';
import { accountMessages } from './account.messages.ts';

const { sessions: messages } = accountMessages;

/** One device, or all but this one. */
export type Ending = { id: string; device: string } | 'others';

/** Signs devices out, with the password: who finds a browser open could otherwise lock its member out elsewhere. */
export function EndSessionsDialog({ ending, onClose }: { ending: Ending; onClose: () => void }) {
  const options = {
    onSuccess({ ended }: { ended: number }) {
      toast(messages.ended(ended));
      onClose();
    },
  };
  const one = trpc.account.sessions.end.useMutation(options);
  const others = trpc.account.sessions.endOthers.useMutation(options);
  const isAll = ending === 'others';
  const { title, text, password } = messages.ending;
  return (
    <PasswordDialog
      title={title(isAll ? undefined : ending.device)}
      text={text}
      label={password}
      submit={isAll ? messages.endOthers : messages.end}
      isPending={one.isPending || others.isPending}
      error={(one.error ?? others.error)?.message}
      onSubmit={(proof) => (isAll ? others.mutate(proof) : one.mutate({ id: ending.id, ...proof }))}
      onClose={onClose}
    />
  );
}
