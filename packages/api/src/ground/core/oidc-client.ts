/** Another service that members may sign in with, by OpenID Connect. */
export type OidcProvider = { issuer: string; clientId: string; clientSecret: string };

/** What ties an answer to the browser and the sign-in that asked for it. */
export type OidcBinding = {
  state: string;
  nonce: string;
  /** The PKCE code verifier: the authorization code alone is of no use. */
  verifier: string;
};

/** What a provider says of a person, after its signature and all that ties it to this sign-in were verified. */
export type OidcClaims = {
  issuer: string;
  /** Names the person at this issuer, now and in ten years. */
  subject: string;
  email: string | null;
  /** Only where the provider said exactly `true`. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
};

/** Speaks to the providers. Every call ends within seconds, and reaches public addresses only. */
export type OidcClient = {
  /** Whether a provider answers under this address. @throws OidcFailure */
  check(issuer: string): Promise<void>;
  /** The address to send the browser to. @throws OidcFailure */
  begin(provider: OidcProvider, redirectUri: string, binding: OidcBinding): Promise<string>;
  /**
   * Verifies the answer that a browser brought back.
   * @param parameters the query of the address that the provider sent the browser to
   * @throws OidcFailure
   */
  finish(
    provider: OidcProvider,
    redirectUri: string,
    answer: { parameters: string; binding: OidcBinding },
  ): Promise<OidcClaims>;
};

/** `cancelled` by the person, `unreachable` for now, or an answer that is `refused`. */
export type OidcFailureKind = 'cancelled' | 'unreachable' | 'refused';

/** Why a provider's answer opens nothing. The message is for the log. */
export class OidcFailure extends Error {
  readonly kind: OidcFailureKind;

  constructor(kind: OidcFailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
