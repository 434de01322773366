import { type IncomingMessage, get as getHttp } from 'node:http';
import { get as getHttps } from 'node:https';
import { Readable } from 'node:stream';
import { hostOf, isMetadataHost, isPrivateHost } from '../config/hosts.ts';
import { guardedLookup } from '../outbound/guarded-lookup.ts';
import { writeStream } from '../uploads/temp-folder.ts';

const BYTES_MAX = 5 * 1_024 * 1_024;
const REDIRECTS_MAX = 3;
const TIMEOUT_MS = 15_000;

/** Why a picture is not fetched, in a sentence for the member. */
export class DownloadError extends Error {}

const NOT_PUBLIC = 'Its address is not a public one.';
const TOO_LARGE = 'It is larger than 5 MB.';

/** Whether a name or an IP address may be connected to; the port is empty for those of http and https. */
type MayReach = (host: string, port: string) => boolean;

export const isPublic: MayReach = (host, port) => port === '' && !isPrivateHost(host);
/** With ALLOW_PRIVATE_TARGETS; the addresses where cloud machines keep secrets are never reached. */
export const isAnyTarget: MayReach = (host) => !isMetadataHost(host);

export type DownloadOptions = {
  mayReach: MayReach;
  /** For the whole download, redirects included. */
  timeoutMs?: number;
};

/**
 * Writes the file at an address into a new file. Each host, also of a redirect, has to have public addresses only,
 * and the connection goes to an address that was checked: a second answer of the name server changes nothing (SSRF).
 * @throws DownloadError
 */
export async function downloadPicture(
  address: string,
  path: string,
  { mayReach, timeoutMs = TIMEOUT_MS }: DownloadOptions,
): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  let url = new URL(address);
  try {
    for (let redirects = 0; ; redirects += 1) {
      const answer = await request(url, signal, mayReach);
      const next = redirectOf(answer, url);
      if (next === null) return await receive(answer, path, signal);
      answer.destroy();
      if (redirects === REDIRECTS_MAX) throw new DownloadError('The site redirects too often.');
      url = next;
    }
  } catch (error) {
    if (error instanceof DownloadError) throw error;
    if (signal.aborted) throw new DownloadError('The site took too long to answer.');
    throw new DownloadError('The site could not be reached.');
  }
}

async function request(url: URL, signal: AbortSignal, mayReach: MayReach): Promise<IncomingMessage> {
  const { port, protocol } = url;
  // A connection to an IP address makes no lookup, so the host is checked here as well.
  if (!mayReach(hostOf(url.href), port)) throw new DownloadError(NOT_PUBLIC);
  const options = {
    signal,
    agent: false,
    headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Guildhall' },
    lookup: guardedLookup(
      (address) => mayReach(address, port),
      () => new DownloadError(NOT_PUBLIC),
    ),
  };
  return new Promise((resolve, reject) => {
    (protocol === 'https:' ? getHttps : getHttp)(url, options, resolve).on('error', reject);
  });
}

function redirectOf({ statusCode = 0, headers: { location } }: IncomingMessage, from: URL): URL | null {
  if (statusCode < 300 || statusCode >= 400) return null;
  const next = URL.parse(location ?? '', from);
  if (next?.protocol !== 'http:' && next?.protocol !== 'https:')
    throw new DownloadError('The site redirects to something else than a web address.');
  return next;
}

async function receive(answer: IncomingMessage, path: string, signal: AbortSignal): Promise<void> {
  const { statusCode, headers } = answer;
  try {
    if (statusCode !== 200) throw new DownloadError(`The site answered ${statusCode}.`);
    if (Number(headers['content-length']) > BYTES_MAX) throw new DownloadError(TOO_LARGE);
    await writeStream(Readable.from(metered(answer)), path, signal);
  } finally {
    answer.destroy();
  }
}

/** Ends a body that is longer than it may be. */
async function* metered(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > BYTES_MAX) throw new DownloadError(TOO_LARGE);
    yield chunk;
  }
}
