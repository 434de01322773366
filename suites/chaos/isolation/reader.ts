import { setTimeout as wait } from 'node:timers/promises';
import { type HttpClient, type HttpRequest, createHttpClient } from '../../shared/http-client.ts';
import type { MarkedCommunity, MarkedMember } from './private-data.ts';
import { type Read, readsOf } from './reads.ts';

/** A response without what differs from request to request: its id, the nonce, and when a page was rendered. */
export type Answer = { status: number; text: string };

/** A member or a visitor with a keep-alive connection of their own. */
export type Reader = { member: MarkedMember | undefined; client: HttpClient; reads: Read[] };

const RETRY_MS = 200;
const OVERLOADED = 503;

export const createReader = (
  port: number,
  community: MarkedCommunity,
  member: MarkedMember | undefined,
  cookie: string | undefined,
): Reader => ({
  member,
  client: createHttpClient(port, { connections: 1, ...(cookie !== undefined && { cookie }) }),
  reads: readsOf(community, member),
});

/** Sends the request again while the server sheds load. */
export async function sendPatiently(client: HttpClient, request: HttpRequest) {
  for (;;) {
    const response = await client.send(request);
    if (response.status !== OVERLOADED) return response;
    await wait(RETRY_MS);
  }
}

export async function ask({ client }: Reader, { path, accept }: Read): Promise<Answer> {
  const { status, body } = await sendPatiently(client, { path, headers: { accept } });
  return { status, text: withoutVolatile(body.toString()) };
}

/**
 * Also without the links that React puts into the head, whose order follows the time at which its parts were ready,
 * and without which articles are trending, which is counted anew every few minutes for everyone.
 */
const withoutVolatile = (text: string) =>
  text
    .replaceAll(/ nonce="[^"]*"|<link [^>]*>/g, '')
    .replaceAll(/"(dataUpdatedAt|dehydratedAt|requestId|trending)":(?:\w+|"[^"]*")/g, '"$1":0');

/** What one reader gets for each of their reads, asked one after the other while nobody else asks. */
export async function readAlone(reader: Reader): Promise<Map<Read, Answer>> {
  const answers = new Map<Read, Answer>();
  for (const read of reader.reads) answers.set(read, await ask(reader, read));
  return answers;
}
