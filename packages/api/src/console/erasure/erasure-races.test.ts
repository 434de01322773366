import { describe, expect, it, vi } from 'vitest';
import { sql } from '@guildhall/db';
import { TEST_PASSWORD, makeBusiness, makeMember, makePost } from '@guildhall/db/testing';
import { testApi } from '../../../testing/index.ts';
import { createToken } from '../account/account-tokens.commands.ts';
import { replaceAvatar } from '../../people/profile/profile.commands.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

/** A busy machine takes a while. */
const SOON = { timeout: 20_000 };

const api = testApi();

describe('during the deletion of an account', () => {
  type Caller = Awaited<ReturnType<ReturnType<typeof api>['as']>>;
  type Meeting = {
    leaver: { id: number; username: string };
    asLeaver: Caller;
    other: Caller;
    otherId: number;
  };
  const MEETINGS: Record<string, (meeting: Meeting) => Promise<unknown>> = {
    'a request to connect': ({ leaver, other }) => other.connections.request({ toUserId: leaver.id }),
    'a request of theirs': ({ asLeaver, otherId }) => asLeaver.connections.request({ toUserId: otherId }),
    'a message': ({ leaver, other }) => other.messages.send({ toUserId: leaver.id, content: 'Hello' }),
    'a referral': ({ leaver, other }) => other.referrals.send({ targetId: leaver.id, targetType: 'user' }),
    'a block': ({ leaver, other }) => other.connections.block({ userId: leaver.id }),
    'a dismissal': ({ leaver, other }) => other.connections.dismiss({ userId: leaver.id }),
    'an invitation': async ({ leaver, other, otherId }) => {
      const { id } = await makeBusiness(api().db, { ownerId: otherId });
      return other.businesses.team.invite({ businessId: id, username: leaver.username });
    },
    'a post': ({ asLeaver }) => asLeaver.feed.create({ content: 'Hello' }),
    'a like': async ({ asLeaver }) => {
      const { id } = await makePost(api().db);
      return asLeaver.feed.like({ id, liked: true });
    },
    'a review': async ({ asLeaver }) => {
      const { id } = await makeBusiness(api().db);
      return asLeaver.businesses.reviews.write({ businessId: id, rating: 4 });
    },
    'a business': ({ asLeaver }) =>
      asLeaver.businesses.create({
        name: 'Late',
        description: 'What it does',
        industry: 'Technology',
        category: 'Technology',
      }),
  };

  it.for(Object.entries(MEETINGS))('leaves no row of the former member: %s', async ([, meet]) => {
    const { db, as } = api();
    const member = await makeMember(db, { servicesOffered: 'Bread' });
    const other = await makeMember(db, { servicesOffered: 'Bread' });
    const meeting = {
      leaver: { id: member.id, username: member.username ?? '' },
      asLeaver: await as(member),
      other: await as(other),
      otherId: other.id,
    };
    const met = await meetDeletion(member.id, () => meet(meeting));
    expect(met).toMatchObject({ status: 'rejected', reason: { code: 'NOT_FOUND' } });
  });

  /** The outcome of `work` when it runs while the deletion of a member commits. */
  async function meetDeletion<T>(memberId: number, work: () => Promise<T>): Promise<PromiseSettledResult<T>> {
    const { db } = api();
    const leaving = await db.startTransaction().execute();
    await sql`update users set erased_at = now(), email = ${`gone-${memberId}@deleted.invalid`}
      where id = ${memberId}`.execute(leaving);
    const met = Promise.allSettled([work()]);
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      expect(rows).toHaveLength(1);
    }, SOON);
    await leaving.commit().execute();
    const [result] = await met;
    return result;
  }

  it('a picture still being uploaded does not reach the former member', async () => {
    const { db } = api();
    const { id } = await makeMember(db);
    const viewer = { id, role: 'user', sessionKey: null, authAt: new Date() } as const;
    const replaced = await meetDeletion(id, () => replaceAvatar({ db, viewer }, 'a-key'));
    expect(replaced).toMatchObject({ status: 'rejected', reason: { code: 'UNAUTHORIZED' } });
    const { avatarKey } = await db
      .selectFrom('users')
      .select('avatarKey')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(avatarKey).toBeNull();
  });

  it('a link still being mailed leaves no address behind', async () => {
    const { db } = api();
    const { id, email } = await makeMember(db);
    const token = await meetDeletion(id, () =>
      createToken(db, { userId: id, email, purpose: 'email_verification' }),
    );
    expect(token).toEqual({ status: 'fulfilled', value: null });
    expect(await db.selectFrom('accountTokens').select('userId').where('userId', '=', id).execute()).toEqual(
      [],
    );
  });

  it('a comment on their post notifies nobody', async () => {
    const { db, as } = api();
    const [member, other] = [await makeMember(db), await makeMember(db)];
    const post = await makePost(db, { userId: member.id });
    await (await as(member)).account.delete({ password: TEST_PASSWORD });
    await (await as(other)).feed.comments.create({ postId: post.id, content: 'Still there' });
    const told = await db.selectFrom('notifications').select('id').where('userId', '=', member.id).execute();
    expect(told).toEqual([]);
  });

  it('every table that refers to a member rejects new rows, except view counters', async () => {
    const { rows } = await sql<{ table: string; columns: string[]; guarded: string | null }>`
      select con.conrelid::regclass::text as table, array_agg(att.attname::text order by att.attname) as columns,
        (select encode(tgargs, 'escape') from pg_trigger
          where tgrelid = con.conrelid and tgname = 'refuse_erased_members') as guarded
      from pg_constraint con
      join pg_attribute att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
      where con.contype = 'f' and con.confrelid = 'app.users'::regclass and con.confdeltype in ('c', 'r')
      group by con.conrelid`.execute(api().db);
    const open = rows.filter(({ columns, guarded }) => guarded !== `${columns.join('\\000')}\\000`);
    expect(open.map(({ table }) => table).toSorted()).toEqual(['article_views', 'profile_views']);
  });
});
