import { LRUCache } from 'lru-cache';
import * as oidc from 'openid-client';
import type {
  OidcBinding,
  OidcClaims,
  OidcClient,
  OidcProvider,
} from '@guildhall/api/ground/core/oidc-client';
import { OidcFailure } from '@guildhall/api/ground/core/oidc-client';
import { personOf } from './claims.ts';
import { describeFailure } from './describe-failure.ts';
import { type Reach, fetchFromProvider, isProviderUrl } from './provider-fetch.ts';

/** For each call, of which a sign-in makes four at most. */
const TIMEOUT_SECONDS = 5;
const CLOCK_SKEW_SECONDS = 60;
/** How long what a provider says of itself is believed; its keys are asked for when an unknown one signs. */
const BELIEVED_MS = 60 * 60 * 1_000;
const SCOPE = 'openid profile email';

/** Speaks OpenID Connect: code flow with PKCE, state, nonce and issuer, and signatures that are verified. */
export function createOidcClient(reach: Reach): OidcClient {
  const configurations = new LRUCache<string, Promise<oidc.Configuration>>({ max: 10, ttl: BELIEVED_MS });

  const configurationOf = (provider: OidcProvider): Promise<oidc.Configuration> => {
    const key = JSON.stringify([provider.issuer, provider.clientId, provider.clientSecret]);
    const known = configurations.get(key);
    if (known) return known;
    const found = discover(provider, reach);
    configurations.set(key, found);
    // A failed discovery is not cached: the next sign-in tries again.
    found.catch(() => configurations.delete(key));
    return found;
  };

  return {
    async check(issuer) {
      await discover({ issuer, clientId: 'test', clientSecret: 'test' }, reach).catch(fail);
    },
    async begin(provider, redirectUri, { state, nonce, verifier }) {
      const configuration = await configurationOf(provider).catch(fail);
      return oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).href;
    },
    async finish(provider, redirectUri, { parameters, binding }) {
      try {
        const configuration = await configurationOf(provider);
        return await exchange(configuration, new URL(`${redirectUri}?${parameters}`), binding);
      } catch (error) {
        return fail(error);
      }
    },
  };
}

async function discover(
  { issuer, clientId, clientSecret }: OidcProvider,
  reach: Reach,
): Promise<oidc.Configuration> {
  const server = URL.parse(issuer);
  if (!server) throw new OidcFailure('refused', 'the issuer is not an address');
  const metadata = { client_secret: clientSecret, [oidc.clockTolerance]: CLOCK_SKEW_SECONDS };
  const found = await oidc.discovery(server, clientId, metadata, authenticate(clientSecret), {
    timeout: TIMEOUT_SECONDS,
    [oidc.customFetch]: (address, options) => fetchFromProvider(address, callOf(options), reach),
    // Whether the library trusts TLS in place of a signature: it never does here.
    execute: [oidc.enableNonRepudiationChecks, ...(reach.reachesPrivate ? [oidc.allowInsecureRequests] : [])],
  });
  const said = found.serverMetadata();
  // Of the library's exceptions for services with many issuers, none: anyone could have one of these.
  if (said.issuer !== issuer) throw new OidcFailure('refused', 'the provider names another issuer');
  for (const endpoint of ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const)
    if (!isProviderUrl(said[endpoint] ?? '', reach))
      throw new OidcFailure('refused', `the provider’s ${endpoint} is not a public address`);
  return found;
}

/** In the way that the provider supports; without saying so, it supports the first one (OpenID Connect Discovery, 3). */
const authenticate =
  (secret: string): oidc.ClientAuth =>
  (server, client, body, headers) => {
    const supported = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const method = supported.includes('client_secret_basic') ? oidc.ClientSecretBasic : oidc.ClientSecretPost;
    return method(secret)(server, client, body, headers);
  };

const callOf = ({ method, headers, body, signal }: oidc.CustomFetchOptions) => ({
  method,
  headers,
  body: body instanceof URLSearchParams ? body.toString() : null,
  signal,
});

async function exchange(
  configuration: oidc.Configuration,
  cameBackTo: URL,
  { state, nonce, verifier }: OidcBinding,
): Promise<OidcClaims> {
  const tokens = await oidc.authorizationCodeGrant(configuration, cameBackTo, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new OidcFailure('refused', 'the answer has no ID token');
  if (claims.iat > Date.now() / 1_000 + CLOCK_SKEW_SECONDS)
    throw new OidcFailure('refused', 'the ID token is from the future');
  const hasAddress = claims['email'] !== undefined;
  // Some providers put only the subject into the token; its address is never joined with what is said elsewhere.
  if (hasAddress || configuration.serverMetadata().userinfo_endpoint === undefined)
    return personOf(claims, claims);
  return personOf(claims, await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub));
}

function fail(error: unknown): never {
  throw describeFailure(error);
}
