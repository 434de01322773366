import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { OidcFailure } from '@guildhall/api/ground/core/oidc-client';
import { hostOf, isMetadataHost, isPrivateHost } from '../config/hosts.ts';
import { guardedLookup } from '../outbound/guarded-lookup.ts';

/** Documents, keys and tokens of the largest providers have a tenth of it. */
const ANSWER_MAX = 262_144;

export type Reach = {
  /** With ALLOW_PRIVATE_TARGETS: also hosts inside, and these also without encryption. */
  reachesPrivate: boolean;
};

type Call = {
  method: string;
  headers: Record<string, string>;
  body?: string | null;
  signal?: AbortSignal | undefined;
};

/** Whether an address that a provider names may be opened by the server or a browser. */
export function isProviderUrl(address: string, { reachesPrivate }: Reach): boolean {
  const url = URL.parse(address);
  if (!url || url.username !== '' || url.password !== '') return false;
  const isPrivate = isPrivateHost(hostOf(url.href));
  if (url.protocol === 'https:') return !isPrivate || reachesPrivate;
  return url.protocol === 'http:' && isPrivate && reachesPrivate;
}

/**
 * The one way to providers: to public addresses, encrypted, without following redirects (SSRF), and never reading more
 * than an answer can have.
 * @param signal ends the call, including the last byte of its answer
 * @throws OidcFailure
 */
export async function fetchFromProvider(address: string, call: Call, reach: Reach): Promise<Response> {
  if (!isProviderUrl(address, reach))
    throw new OidcFailure('refused', `${URL.parse(address)?.host ?? 'nothing'} is not a public address`);
  const url = new URL(address);
  const answer = await send(url, call, reach);
  try {
    const { statusCode: status = 0, headers } = answer;
    if (status >= 500) throw new OidcFailure('unreachable', `${url.host} answered ${status}`);
    if (status >= 300 && status < 400) throw new OidcFailure('refused', `${url.host} redirects`);
    const body = await readSome(answer, url);
    const type = headers['content-type'];
    return new Response(status === 204 ? null : body, {
      status,
      headers: type ? { 'content-type': type } : {},
    });
  } finally {
    answer.destroy();
  }
}

function send(url: URL, { method, headers, body, signal }: Call, reach: Reach): Promise<IncomingMessage> {
  const mayConnect = (host: string) => (reach.reachesPrivate ? !isMetadataHost(host) : !isPrivateHost(host));
  // A connection to an IP address makes no lookup, so the host is checked here as well.
  if (!mayConnect(hostOf(url.href))) throw new OidcFailure('refused', `${url.host} is not a public address`);
  const options = {
    method,
    headers: {
      ...headers,
      'user-agent': 'Guildhall',
      'accept-encoding': 'identity',
      ...(body && { 'content-length': String(Buffer.byteLength(body)) }),
    },
    agent: false,
    ...(signal && { signal }),
    lookup: guardedLookup(
      mayConnect,
      () => new OidcFailure('refused', `${url.host} is not a public address`),
    ),
  };
  return new Promise((resolve, reject) => {
    const sent = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, resolve);
    sent.on('error', (error) => reject(failureOf(error, url, signal)));
    sent.end(body ?? undefined);
  });
}

async function readSome(answer: AsyncIterable<Buffer>, url: URL): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of answer) {
      size += chunk.length;
      if (size > ANSWER_MAX) throw new OidcFailure('refused', `${url.host} answered too much`);
      chunks.push(chunk);
    }
  } catch (error) {
    throw failureOf(error, url);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function failureOf(error: unknown, { host }: URL, signal?: AbortSignal): OidcFailure {
  if (error instanceof OidcFailure) return error;
  const reason = signal?.aborted ? 'did not answer in time' : 'could not be reached';
  return new OidcFailure('unreachable', `${host} ${reason}`, { cause: error });
}
