import { trpc } from '../../../../lib/trpc.ts';
import { PasswordDialog } from '../../../auth/PasswordDialog.tsx';
import { goToProvider } from '../../../auth/providers/go-to-provider.ts';
import { linkedMessages } from './linked.messages.ts';

const { password, link: messages } = linkedMessages;

type Props = { provider: { key: string; name: string }; onClose: () => void };

/** Asks for the password, and goes to the service to sign in there. */
export function LinkDialog({ provider: { key, name }, onClose }: Props) {
  const link = trpc.account.identities.link.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: ({ url }) => goToProvider(url),
  });
  return (
    <PasswordDialog
      title={messages.title(name)}
      text={messages.text(name)}
      label={password}
      submit={messages.submit}
      isPending={link.isPending}
      error={link.error?.message}
      onSubmit={(proof) => link.mutate({ key, ...proof })}
      onClose={onClose}
    />
  );
}
