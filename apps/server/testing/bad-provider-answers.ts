import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Behavior } from './rogue-provider.ts';

const now = () => Math.floor(Date.now() / 1_000);
const OTHER_KEY = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const byOtherKey = (signed: string) => sign('sha256', Buffer.from(signed), OTHER_KEY).toString('base64url');
const byPublicKey = (signed: string, pem: string) =>
  createHmac('sha256', pem).update(signed).digest('base64url');

const page = (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Hello</title>');
const redirect = (response: ServerResponse) => void response.writeHead(302, { location: '/elsewhere' }).end();
const broken = (response: ServerResponse) => void response.writeHead(500).end();
const huge = (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(`{"a":"${'x'.repeat(600_000)}"}`);
/** Promises an answer, and never finishes it. */
const hang = (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).write('{');

/** What a provider sends with the browser. */
const ADDRESSES: Record<string, Behavior> = {
  'names another issuer in the address': { answer: { iss: 'https://elsewhere.test' } },
  'promises to name its issuer in the address, and does not': { answer: { iss: undefined } },
  'sends no code': { answer: { code: undefined } },
  'sends a code that it never gave': { answer: { code: 'made-up' } },
  'sends an ID token in the address': { answer: { id_token: 'a.b.c' } },
  'sends an error beside the code': { answer: { error: 'invalid_request' } },
  'sends an error that nobody knows': { answer: { code: undefined, error: 'x'.repeat(2_000) } },
};

/** ID tokens that are not for this sign-in, this client or this time. */
const TOKENS: Record<string, Behavior> = {
  'says that another issuer made the token': { claims: { iss: 'https://elsewhere.test' } },
  'leaves out the issuer of the token': { claims: { iss: undefined } },
  'makes the token for another client': { claims: { aud: 'another' } },
  'leaves out whom the token is for': { claims: { aud: undefined } },
  'makes the token for several clients': { claims: { aud: ['guildhall', 'another'] } },
  'makes the token for several, and names another': {
    claims: { aud: ['guildhall', 'another'], azp: 'another' },
  },
  'answers with another nonce': { claims: { nonce: 'another' } },
  'answers without the nonce': { claims: { nonce: undefined } },
  'sends a token that is over': { claims: { iat: now() - 900, exp: now() - 600 } },
  'sends a token that never ends': { claims: { exp: undefined } },
  'sends a token that ends in words': { claims: { exp: 'tomorrow' } },
  'sends a token of tomorrow': { claims: { iat: now() + 86_400, exp: now() + 90_000 } },
  'sends a token that holds from tomorrow': { claims: { nbf: now() + 86_400 } },
  'leaves out when the token was made': { claims: { iat: undefined } },
  'names nobody': { claims: { sub: undefined } },
  'has an empty subject': { claims: { sub: '' } },
  'has a number as the subject': { claims: { sub: 7 } },
  'has a subject of more than 255 characters': { claims: { sub: 'x'.repeat(256) } },
  'sends no ID token': { token: () => undefined },
  'sends an ID token that is none': { token: () => 'hello' },
  'sends an ID token that is a list': { token: () => ['hello'] },
};

/** Missing signatures, and those of another key. */
const SIGNATURES: Record<string, Behavior> = {
  'does not sign (alg none)': { header: { alg: 'none' }, signature: () => '' },
  'signs with its public key as a secret (HS256)': { header: { alg: 'HS256' }, signature: byPublicKey },
  'signs so, and says that it does': {
    header: { alg: 'HS256' },
    signature: byPublicKey,
    metadata: { id_token_signing_alg_values_supported: ['HS256', 'RS256'] },
  },
  'signs with another key': { signature: byOtherKey },
  'signs with a key that it does not publish': { header: { kid: 'two' }, signature: byOtherKey },
  'changes the token after signing it': {
    token: (good) => good.replace(/\.[^.]+\./, `.${Buffer.from('{"sub":"admin"}').toString('base64url')}.`),
  },
  'cuts the signature off': { token: (good) => good.replace(/[^.]+$/, '') },
  'asks for an extension in the header': { header: { crit: ['hello'], hello: true } },
  'publishes no keys': { keys: [] },
  'publishes two keys of one name': {
    keys: [
      { kty: 'RSA', kid: 'one' },
      { kty: 'RSA', kid: 'one' },
    ],
  },
};

/** Endpoints that do not answer as they should. */
const ENDPOINTS: Record<string, Behavior> = {
  'answers the code with a page': { respond: { token: page } },
  'answers the code with a redirect': { respond: { token: redirect } },
  'answers the code with more than it can have': { respond: { token: huge } },
  'shows a page in place of its keys': { respond: { keys: page } },
  'redirects to its keys': { respond: { keys: redirect } },
  'says something else of another person at its other endpoint': {
    claims: { email: undefined },
    userinfo: { sub: 'person-2', email: 'ada@id.test', email_verified: true },
  },
  'shows a page in place of the person': { claims: { email: undefined }, respond: { userinfo: page } },
};

/** Refused as not to be trusted. */
export const UNTRUSTED = { ...ADDRESSES, ...TOKENS, ...SIGNATURES, ...ENDPOINTS };

/** Not there, for now. */
export const UNREACHABLE: Record<string, Behavior> = {
  'is busy': { answer: { code: undefined, error: 'temporarily_unavailable' } },
  'breaks over the code': { respond: { token: broken } },
  'breaks over its keys': { respond: { keys: broken } },
  'never finishes its answer': { respond: { token: hang } },
};

/** What it says of itself is wrong, so nobody is sent there. */
export const NOT_STARTED: Record<string, Behavior> = {
  'names another issuer': { metadata: { issuer: 'https://elsewhere.test' } },
  'has its page for signing in on no web address': {
    metadata: { authorization_endpoint: 'javascript:alert(1)' },
  },
  'takes codes without encryption': { metadata: { token_endpoint: 'http://elsewhere.test/token' } },
  'publishes its keys where a cloud has its secrets': {
    metadata: { jwks_uri: 'https://user:secret@elsewhere.test/' },
  },
  'has no keys': { metadata: { jwks_uri: undefined } },
  'shows a page': { respond: { metadata: page } },
  redirects: { respond: { metadata: redirect } },
  'answers too much': { respond: { metadata: huge } },
  breaks: { respond: { metadata: broken } },
  'never answers': { respond: { metadata: hang } },
};

/** Right answers about a person whose address is not said to be confirmed. */
export const UNCONFIRMED: Record<string, Behavior> = {
  'says it in words': { claims: { email_verified: 'true' } },
  'says it by a number': { claims: { email_verified: 1 } },
  'says that it is not': { claims: { email_verified: false } },
  'does not say it': { claims: { email_verified: undefined } },
  'says it of nothing': { claims: { email_verified: null } },
};
