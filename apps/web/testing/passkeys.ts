import { vi } from 'vitest';

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
