import { toast } from '../../../lib/toast.ts';
import { PasswordDialog, type Proof } from '../../auth/PasswordDialog.tsx';
import { securityMessages } from './security.messages.ts';

type Props = {
  of: { id: number; name: string };
  words: { title: (name: string) => string; text: string; submit: string; done: { title: string } };
  removal: {
    mutate: (input: { id: number } & Proof, options: { onSuccess: () => void }) => void;
    isPending: boolean;
    error: { message: string } | null;
  };
  onClose: () => void;
};

/** Ends a way to sign in, with the password. */
export function RemovalDialog({ of: { id, name }, words, removal, onClose }: Props) {
  return (
    <PasswordDialog
      title={words.title(name)}
      text={words.text}
      label={securityMessages.password}
      submit={words.submit}
      isDestructive
      isPending={removal.isPending}
      error={removal.error?.message}
      onSubmit={(proof) =>
        removal.mutate(
          { id, ...proof },
          {
            onSuccess() {
              toast(words.done);
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}
