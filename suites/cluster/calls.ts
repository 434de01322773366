import { randomUUID } from 'node:crypto';
import { TEST_PASSWORD } from '@guildhall/db/testing';
import { type Member, queryRows } from '../shared/community.ts';
import type { HttpRequest } from '../shared/http-client.ts';
import { type Check, check } from '../shared/report.ts';

/** `idempotencyKey` identifies a post that may be sent again. */
export type Call = HttpRequest & { idempotencyKey?: string };

/** One member does nothing but sign in, since many sign-ins end their oldest sessions. */
export type TrafficMembers = { signingIn: Member; members: Member[] };

export function trafficMembersOf([signingIn, ...members]: readonly Member[]): TrafficMembers {
  if (!signingIn || members.length === 0) throw new Error('There are too few members.');
  return { signingIn, members };
}

/** A post that is unique by its text, and may be sent again under its key. */
export function newPost({ cookie }: Member): Call & { idempotencyKey: string } {
  const idempotencyKey = randomUUID();
  return {
    path: '/api/feed',
    cookie,
    headers: { 'idempotency-key': idempotencyKey },
    body: { content: contentOf(idempotencyKey) },
    idempotencyKey,
  };
}

const POST = 'Written by a cluster test: ';
const contentOf = (key: string) => POST + key;

const READS = ['/api/feed?limit=20', '/api/auth/me', '/api/businesses', '/api/dashboard/stats'];

/** The n-th call of the traffic: mostly reads, one in five a write, one in fifty a sign-in, which is slow. */
export function callAt(iteration: number, { signingIn, members }: TrafficMembers): Call {
  const [member, other] = [members[iteration % members.length], members[(iteration + 1) % members.length]];
  if (!member || !other) throw new Error('There are no members.');
  const { cookie } = member;
  if (iteration % 50 === 7)
    return { path: '/api/auth/login', body: { email: signingIn.email, password: TEST_PASSWORD } };
  if (iteration % 10 === 0) return newPost(member);
  // Sets a state, so it may be repeated.
  if (iteration % 10 === 5) {
    const path = `/api/feed/${other.postId}/like`;
    return { method: 'PUT', path, cookie, body: { liked: iteration % 20 === 5 } };
  }
  return { path: READS[iteration % READS.length] ?? '/api/feed', cookie };
}

/** How many of the acknowledged posts a database has lost or duplicated. */
export async function countPosts(
  databaseUrl: string,
  keys: readonly string[],
): Promise<{ lost: number; duplicated: number }> {
  const [counts] = await queryRows<{ lost: number; duplicated: number }>(
    databaseUrl,
    `select count(*) filter (where found = 0)::int as lost, count(*) filter (where found > 1)::int as duplicated
       from (select count(posts.id) as found
               from unnest($1::text[]) as sent (key)
               left join app.posts on posts.content = $2 || sent.key
              group by sent.key) as counted`,
    [keys, POST],
  );
  if (!counts) throw new Error('The posts could not be counted.');
  return counts;
}

/** No acknowledged post is lost or duplicated. */
export async function checkPosts(databaseUrl: string, keys: readonly string[]): Promise<Check> {
  const { lost, duplicated } = await countPosts(databaseUrl, keys);
  return check(
    'Acknowledged posts',
    '0 lost, 0 duplicated',
    `${lost} lost, ${duplicated} duplicated of ${keys.length}`,
    lost === 0 && duplicated === 0,
  );
}
