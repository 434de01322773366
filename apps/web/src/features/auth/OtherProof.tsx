import { Alert, Button, Group, TextInput } from '@mantine/core';
import { WebAuthnAbortService, startAuthentication } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { wasDismissed } from '../../lib/passkeys.ts';
import { isApiError, trpc } from '../../lib/trpc.ts';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { proofMessages as messages } from './proof.messages.ts';

type Props = { isPending: boolean; onConfirmed: (proof: { confirmation: string }) => void };

/** What a member has in place of the password: a passkey, or a code of the authenticator app. Nothing for most. */
export function OtherProof({ isPending, onConfirmed }: Props) {
  const [takesCode, setTakesCode] = useState(false);
  const [code, setCode] = useState('');
  const { data: ways } = trpc.account.confirmation.ways.useQuery();
  const { client } = trpc.useUtils();
  const byPasskey = useMutation({
    mutationFn: async () => {
      const optionsJSON = await client.account.confirmation.options.mutate();
      const answer = await startAuthentication({ optionsJSON });
      return client.account.confirmation.byPasskey.mutate(answer);
    },
    onSuccess: onConfirmed,
  });
  const byCode = trpc.account.confirmation.byCode.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: onConfirmed,
  });
  useEffect(() => () => WebAuthnAbortService.cancelCeremony(), []);
  if (!ways || (!ways.passkey && !ways.code)) return null;
  const isBusy = isPending || byPasskey.isPending || byCode.isPending;
  const { error } = byPasskey;
  return (
    <>
      {error && !wasDismissed(error) && (
        <Alert color="red">{isApiError(error) ? error.message : messages.passkeyFailed}</Alert>
      )}
      {takesCode && (
        <Group align="end" gap="sm">
          <TextInput
            ref={focusOnMount}
            label={messages.code}
            autoComplete="one-time-code"
            inputMode="numeric"
            value={code}
            error={byCode.error?.message}
            onChange={(event) => setCode(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // The form around it is that of the password.
              event.preventDefault();
              if (code !== '' && !isBusy) byCode.mutate({ code });
            }}
          />
          <Button
            variant="default"
            disabled={code === '' || isBusy}
            loading={byCode.isPending}
            onClick={() => byCode.mutate({ code })}
          >
            {messages.submitCode}
          </Button>
        </Group>
      )}
      <Group gap="xs">
        {ways.passkey && (
          <Button
            variant="light"
            size="sm"
            disabled={isBusy}
            loading={byPasskey.isPending}
            onClick={() => byPasskey.mutate()}
          >
            {messages.passkey}
          </Button>
        )}
        {ways.code && !takesCode && (
          <Button variant="light" size="sm" disabled={isBusy} onClick={() => setTakesCode(true)}>
            {messages.appCode}
          </Button>
        )}
      </Group>
    </>
  );
}
