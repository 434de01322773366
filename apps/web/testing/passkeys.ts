import { vi } from 'vitest';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** What the browser has of a passkey that answered, with texts in place of the bytes of a real one. */
export const passkeyWith = (response: Record<string, string>, more: object = {}) =>
  Promise.resolve({
    id: 'Y3JlZGVudGlhbA',
    rawId: bytes('credential'),
    type: 'public-key',
    response: Object.assign(
      Object.fromEntries(Object.entries(response).map(([field, text]) => [field, bytes(text)])),
      more,
    ),
    getClientExtensionResults: () => ({}),
  });

/** The browser's dialog, closed or refused. */
export const failedWith = (name: string) => () => Promise.reject(new DOMException('Refused', name));

type Ceremonies = {
  create?: () => Promise<unknown>;
  get?: (options: CredentialRequestOptions) => Promise<unknown>;
};

/** Makes this a browser with passkeys, whose dialogs end as given; `hasAutofill` offers them at fields, too. */
export function stubPasskeys(ceremonies: Ceremonies, { hasAutofill = false } = {}) {
  const signalUnknownCredential = vi.fn<(known: unknown) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, {
      signalUnknownCredential,
      isConditionalMediationAvailable: () => Promise.resolve(hasAutofill),
    }),
  );
  Object.defineProperty(navigator, 'credentials', { value: ceremonies, configurable: true });
  return { signalUnknownCredential };
}
