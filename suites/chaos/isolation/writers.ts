import { z } from 'zod';
import { type HttpClient, createHttpClient, isSuccess } from '../../shared/http-client.ts';
import type { MarkedCommunity, MarkedMember } from './private-data.ts';
import { sendPatiently } from './reader.ts';

const CREATED_MAX = 2;

/**
 * A member who likes, saves, posts, edits and blocks until `isOver`; resolves with the number of writes. Nothing is
 * undone, so what is the same before and after was the same all the time.
 */
export async function keepWriting(
  port: number,
  { members, postIds }: MarkedCommunity,
  { cookie, index }: { cookie: string; index: number },
  isOver: () => boolean,
): Promise<number> {
  const client = createHttpClient(port, { connections: 1, cookie });
  const own: number[] = [];
  let writes = 0;
  for (; !isOver(); writes += 1) {
    const id = postIds[(index + writes) % postIds.length] ?? 0;
    const write = writes % 5;
    if (write === 0) await call(client, 'feed.like', { id, liked: true });
    if (write === 1) await call(client, 'feed.bookmark', { id, bookmarked: true });
    if (write === 2 && own.length < CREATED_MAX)
      own.push(await call(client, 'feed.create', { content: `Post ${writes} of writer ${index}` }));
    if (write === 3)
      await call(client, 'feed.update', { id: own[0], content: `Edit ${writes} of writer ${index}` });
    if (write === 4) await call(client, 'connections.block', { userId: blockedBy(index, writes, members) });
  }
  client.close();
  return writes;
}

/** Every writer blocks the two members after them. */
const blockedBy = (index: number, writes: number, members: MarkedMember[]) =>
  members[(index + 1 + (writes % 2)) % members.length]?.id;

const Result = z.object({ result: z.object({ data: z.object({ id: z.int().optional() }) }) });

/** Of posts by members whom the writer has blocked. */
const NOT_FOUND = 404;

/** Resolves with the id in the response, 0 without one. */
async function call(client: HttpClient, procedure: string, input: object): Promise<number> {
  const { status, body } = await sendPatiently(client, { path: `/trpc/${procedure}`, body: input });
  if (status === NOT_FOUND) return 0;
  if (!isSuccess(status)) throw new Error(`${procedure} was refused with ${status}: ${body.toString()}`);
  return Result.parse(JSON.parse(body.toString())).result.data.id ?? 0;
}
