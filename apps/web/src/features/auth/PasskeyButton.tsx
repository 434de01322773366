import { WebAuthnAbortService } from '@simplewebauthn/browser';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { wasDismissed } from '../../lib/passkeys.ts';
import { showError } from '../../lib/show-error.ts';
import { toast } from '../../lib/toast.ts';
import { isApiError, trpc } from '../../lib/trpc.ts';
import { useEntered } from './auth.hooks.ts';
import { authMessages } from './auth.messages.ts';
import { signInByAutofill, signInWithPasskey } from './passkey-sign-in.ts';

const { login: messages } = authMessages;

type Props = {
  /** Stays on the page after signing in. */
  isInPlace: boolean;
  /** The passkey was right but did not recognize the member, and a second factor is due. */
  onSecondFactor: () => void;
};

/**
 * Asks the browser for a passkey of this site, and signs in with it. Until then, passkeys are offered at the email
 * field, too, and the form stays as it is.
 */
export function PasskeyButton({ isInPlace, onSecondFactor }: Props) {
  const { client } = trpc.useUtils();
  const onEntered = useEntered(isInPlace);
  const onError = (error: Error) => {
    if (wasDismissed(error)) return;
    if (!isApiError(error) || !error.data) toast({ ...authMessages.passkeyFailed, destructive: true });
    else if (error.data.secondFactor) onSecondFactor();
    else showError(error);
  };
  const signIn = useMutation({
    mutationFn: () => signInWithPasskey(client),
    onSuccess: onEntered,
    onError,
  });
  const { mutate: offer } = useMutation({
    mutationFn: (signal: AbortSignal) => signInByAutofill(client, signal),
    onSuccess: (user) => user && onEntered(),
    onError,
  });
  const { isPending } = signIn;
  useEffect(() => {
    if (isPending) return undefined;
    const leaving = new AbortController();
    offer(leaving.signal);
    return () => leaving.abort();
  }, [isPending, offer]);
  useEffect(() => () => WebAuthnAbortService.cancelCeremony(), []);
  return (
    <Button variant="default" size="md" loading={isPending} onClick={() => signIn.mutate()}>
      {messages.byPasskey}
    </Button>
  );
}
