import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Call, Caller } from './caller.ts';
import { ask } from './database-pair.ts';

const PASSWORD = 'a password of the rig';
const READS = ['/api/feed?limit=20', '/api/auth/me', '/api/businesses', '/api/dashboard/stats'];

/** Who is signed in under a cookie, and the id of the first post of theirs. */
export type Member = { email: string; cookie: string; postId: number };

/** One member who does nothing but sign in, since many sign-ins end the oldest sessions, and some who do the rest. */
export type Community = { visitor: Member; members: Member[] };

/** Registers members through the product itself. */
export async function registerMembers(caller: Caller, count: number): Promise<Community> {
  const members: Member[] = [];
  for (let number = 1; number <= count + 1; number += 1) {
    const email = `member-${number}-${randomUUID()}@rig.test`;
    const body = { email, password: PASSWORD, firstName: 'Member', lastName: `Number ${number}` };
    const { status, cookie, text } = await caller.send({ method: 'POST', path: '/api/auth/register', body });
    if (status !== 201 || cookie === undefined)
      throw new Error(`Registering answered ${status}: ${text.slice(0, 200)}`);
    members.push({ email, cookie, postId: await writeFirst(caller, cookie) });
  }
  const [visitor, ...others] = members;
  if (!visitor) throw new Error('There are no members.');
  return { visitor, members: others };
}

async function writeFirst(caller: Caller, cookie: string): Promise<number> {
  const { status, text } = await caller.send(newPost({ cookie }));
  if (status !== 201) throw new Error(`A post was answered ${status}: ${text.slice(0, 200)}`);
  return z.object({ id: z.int() }).parse(JSON.parse(text)).id;
}

/** A post that is told apart from all others by its text, and may be sent again under its key. */
export function newPost({
  cookie,
}: Pick<Member, 'cookie'>): Call & { key: string; body: { content: string } } {
  const key = randomUUID();
  return { method: 'POST', path: '/api/feed', cookie, key, body: { content: `Written by the rig: ${key}` } };
}

/** What members do: mostly reading, a fifth writing, now and then a sign-in, which takes long. */
export function callAt(turn: number, { visitor, members }: Community): Call & { key?: string } {
  const [member, other] = [members[turn % members.length], members[(turn + 1) % members.length]];
  if (!member || !other) throw new Error('There are no members.');
  const { cookie } = member;
  if (turn % 50 === 7)
    return { method: 'POST', path: '/api/auth/login', body: { email: visitor.email, password: PASSWORD } };
  if (turn % 10 === 0) return newPost(member);
  // Absolute, so it may be sent again.
  if (turn % 10 === 5)
    return {
      method: 'PUT',
      path: `/api/feed/${other.postId}/like`,
      cookie,
      body: { liked: turn % 20 === 5 },
    };
  return { method: 'GET', path: READS[turn % READS.length] ?? '/api/feed', cookie };
}

/** How the posts that were acknowledged under these keys stand in a database. */
export async function countPosts(
  databaseUrl: string,
  keys: readonly string[],
): Promise<{ lost: number; doubled: number }> {
  const rows = await ask(
    databaseUrl,
    `select count(*) filter (where found = 0)::int as lost, count(*) filter (where found > 1)::int as doubled
       from (select count(posts.id) as found
               from unnest($1::text[]) as sent (key)
               left join app.posts on posts.content = 'Written by the rig: ' || sent.key
              group by sent.key) as counted`,
    [keys],
  );
  return { lost: Number(rows[0]?.['lost']), doubled: Number(rows[0]?.['doubled']) };
}
