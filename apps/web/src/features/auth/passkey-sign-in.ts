import { browserSupportsWebAuthnAutofill, sendSignal, startAuthentication } from '@simplewebauthn/browser';
import { type ApiClient, type Outputs, isApiError } from '../../lib/trpc.ts';

type Options = Outputs['auth']['passkey']['options'];
type Answer = Awaited<ReturnType<typeof startAuthentication>>;
type SignedIn = Outputs['auth']['passkey']['signIn'];

/** Signs in with the passkey that the member chooses in the browser's dialog. */
export async function signInWithPasskey(client: ApiClient): Promise<SignedIn> {
  const optionsJSON = await client.auth.passkey.options.mutate();
  return verify(client, optionsJSON, await startAuthentication({ optionsJSON }));
}

/**
 * Offers passkeys among what the browser fills in at the email field, and signs in with the one that is chosen.
 * @param signal ends the offer
 * @returns null when none was chosen: the form goes on to work as if nothing had been offered
 */
export async function signInByAutofill(client: ApiClient, signal: AbortSignal): Promise<SignedIn | null> {
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  const optionsJSON = await client.auth.passkey.options.mutate(undefined, { signal }).catch(() => null);
  if (!optionsJSON || signal.aborted) return null;
  const answer = await startAuthentication({ optionsJSON, useBrowserAutofill: true }).catch(() => null);
  return answer && verify(client, optionsJSON, answer);
}

/** A passkey that the server no longer has is reported to the browser, which stops offering it. */
async function verify({ auth }: ApiClient, { rpId }: Options, answer: Answer): Promise<SignedIn> {
  try {
    return await auth.passkey.signIn.mutate(answer);
  } catch (error) {
    if (isUnknown(error))
      await sendSignal({
        signalName: 'unknownCredential',
        rpID: rpId,
        credentialID: answer.id,
      }).catch(() => undefined);
    throw error;
  }
}

const isUnknown = (error: unknown) => isApiError(error) && error.data?.code === 'NOT_FOUND';
