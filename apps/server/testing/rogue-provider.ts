import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Json = Record<string, unknown>;
type Endpoint = 'metadata' | 'keys' | 'token' | 'userinfo';

/** How an issuer differs from a good one. Fields that are undefined are left out of what it says. */
export type Behavior = {
  metadata?: Json;
  /** Of the ID token. */
  claims?: Json;
  header?: Json;
  /** The last part of the ID token, for its first two and the published key. */
  signature?: (signed: string, publicPem: string) => string;
  /** The whole ID token, from a good one. */
  token?: (idToken: string) => unknown;
  keys?: Json[];
  userinfo?: Json;
  /** Of the address that the browser is sent back to. */
  answer?: Record<string, string | undefined>;
  respond?: Partial<Record<Endpoint, (response: ServerResponse) => void>>;
};

const KEY = generateKeyPairSync('rsa', { modulusLength: 2048 });
const PUBLIC_PEM = KEY.publicKey.export({ type: 'spki', format: 'pem' });
const JWK = { ...KEY.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' };

const encoded = (part: Json) => Buffer.from(JSON.stringify(part)).toString('base64url');

type Issued = { issuer: string; nonce: string | null; challenge: string | null };

export type RogueProvider = {
  /** The address of an issuer that behaves like this from now on. */
  issuerOf(name: string, behavior?: Behavior): string;
  /** Signs in the person whom this authorization URL brought. @returns the query of the redirect back */
  answerTo(address: string): string;
  close(): Promise<void>;
};

/** Many OpenID providers on one port, each of them wrong in one way or in none. */
export async function startRogueProvider(): Promise<RogueProvider> {
  const behaviors = new Map<string, Behavior>();
  const codes = new Map<string, Issued>();
  const server = createServer((request, response) => {
    const [, name = '', ...rest] = new URL(request.url ?? '/', origin()).pathname.split('/');
    const endpoint = endpointOf(rest.join('/'));
    const behavior = behaviors.get(name) ?? {};
    const respond = behavior.respond?.[endpoint];
    if (respond) return respond(response);
    void answer(endpoint, { issuer: `${origin()}/${name}`, behavior, codes, request }).then((body) =>
      json(response, body.error === undefined ? 200 : 400, body),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = () => `http://127.0.0.1:${port}`;
  return {
    issuerOf(name, behavior = {}) {
      behaviors.set(name, behavior);
      return `${origin()}/${name}`;
    },
    answerTo(address) {
      const url = new URL(address);
      const name = url.pathname.split('/')[1] ?? '';
      const issuer = `${origin()}/${name}`;
      const asked = url.searchParams;
      const code = randomUUID();
      codes.set(code, { issuer, nonce: asked.get('nonce'), challenge: asked.get('code_challenge') });
      const said = { code, state: asked.get('state'), iss: issuer, ...behaviors.get(name)?.answer };
      return new URLSearchParams(
        Object.entries(said).flatMap(([key, value]) => (value ? [[key, value]] : [])),
      ).toString();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const endpointOf = (path: string): Endpoint => {
  if (path === '.well-known/openid-configuration') return 'metadata';
  return path === 'keys' || path === 'userinfo' ? path : 'token';
};

type Asked = { issuer: string; behavior: Behavior; codes: Map<string, Issued>; request: IncomingMessage };

async function answer(endpoint: Endpoint, { issuer, behavior, codes, request }: Asked): Promise<Json> {
  if (endpoint === 'metadata') return { ...metadataOf(issuer), ...behavior.metadata };
  if (endpoint === 'keys') return { keys: behavior.keys ?? [JWK] };
  if (endpoint === 'userinfo') return { sub: 'person-1', ...behavior.userinfo };
  const sent = new URLSearchParams(await text(request));
  const issued = codes.get(sent.get('code') ?? '');
  // Each code works once, for the issuer that gave it and for who has the verifier.
  codes.delete(sent.get('code') ?? '');
  const challenge = createHash('sha256')
    .update(sent.get('code_verifier') ?? '')
    .digest('base64url');
  if (issued?.issuer !== issuer || issued.challenge !== challenge) return { error: 'invalid_grant' };
  const idToken = idTokenOf({ issuer, nonce: issued.nonce }, behavior);
  return {
    access_token: randomUUID(),
    token_type: 'Bearer',
    expires_in: 60,
    id_token: behavior.token ? behavior.token(idToken) : idToken,
  };
}

const metadataOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  userinfo_endpoint: `${issuer}/userinfo`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  authorization_response_iss_parameter_supported: true,
});

function idTokenOf({ issuer, nonce }: { issuer: string; nonce: string | null }, behavior: Behavior): string {
  const now = Math.floor(Date.now() / 1_000);
  const claims = {
    iss: issuer,
    sub: 'person-1',
    aud: 'guildhall',
    exp: now + 300,
    iat: now,
    nonce,
    email: 'ada@id.test',
    email_verified: true,
    given_name: 'Ada',
    family_name: 'Keeper',
    ...behavior.claims,
  };
  const signed = `${encoded({ alg: 'RS256', kid: 'one', typ: 'JWT', ...behavior.header })}.${encoded(claims)}`;
  const own = () => sign('sha256', Buffer.from(signed), KEY.privateKey).toString('base64url');
  return `${signed}.${behavior.signature?.(signed, PUBLIC_PEM) ?? own()}`;
}

function json(response: ServerResponse, status: number, body: Json): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
