import { describe, expect, it } from 'vitest';
import { sql } from '@guildhall/db';
import {
  joinChapter,
  makeArticle,
  makeBusiness,
  makeChapter,
  makeConnection,
  makeMember,
  makeOpportunity,
  makePost,
} from '@guildhall/db/testing';
import { runFileRemovals, testApi } from '../../../../testing/index.ts';
import { PERSONAL_DATA } from '../../erasure/personal-data.ts';
import { AVATAR_SIZES, avatarFile } from '../../../ground/values/avatar.ts';
import { MERGE_RULES } from './merge-rules.ts';

const removedFiles: string[] = [];
const storage = {
  put: async () => {},
  get: async () => null,
  size: async () => null,
  remove: async (file: string) => void removedFiles.push(file),
};
const api = testApi({ storage });

async function twoAccounts(fields: { survivor?: object; merged?: object } = {}) {
  const { db, as } = api();
  const admin = await makeMember(db, { role: 'admin' });
  const survivor = await makeMember(db, { bio: 'Baker', ...fields.survivor });
  const merged = await makeMember(db, { bio: 'Old words', phoneNumber: '+1 555 0100', ...fields.merged });
  return {
    users: (await as(admin)).admin.users,
    survivor,
    merged,
    input: { id: survivor.id, mergedId: merged.id },
    asSurvivor: await as(survivor),
    asMerged: await as(merged),
  };
}

describe('the merge of two accounts', () => {
  it('decides about every column of the personal-data registry', () => {
    const registered = PERSONAL_DATA.map(({ table, column }) => `${table}.${column}`);
    expect(Object.keys(MERGE_RULES).toSorted()).toEqual(registered.toSorted());
  });

  it('leaves of two memberships of a chapter the one in force, with the higher role', async () => {
    const { db } = api();
    const { users, survivor, merged, input } = await twoAccounts();
    const both = await makeChapter(db, { leaders: [merged.id] });
    await joinChapter(db, both.id, { userId: survivor.id });
    const asked = await makeChapter(db);
    await joinChapter(db, asked.id, { userId: survivor.id, state: 'removed', joinedAt: null });
    await joinChapter(db, asked.id, { userId: merged.id, role: 'leader' });
    await users.merge.run(input);
    const rows = await db
      .selectFrom('chapterMembers')
      .select(['chapterId', 'userId', 'role', 'state'])
      .where('chapterId', 'in', [both.id, asked.id])
      .orderBy('chapterId')
      .execute();
    expect(rows).toEqual([
      { chapterId: both.id, userId: survivor.id, role: 'leader', state: 'active' },
      { chapterId: asked.id, userId: survivor.id, role: 'leader', state: 'active' },
    ]);
  });

  it('moves what one account has and the other has not, and counts what both have once', async () => {
    const { db } = api();
    const { users, survivor, merged, input, asSurvivor, asMerged } = await twoAccounts();
    const [both, alone] = [await makePost(db), await makePost(db)];
    await asSurvivor.feed.like({ id: both.id, liked: true });
    await asMerged.feed.like({ id: both.id, liked: true });
    await asMerged.feed.like({ id: alone.id, liked: true });
    const post = await makePost(db, { userId: merged.id });
    const article = await makeArticle(db, { createdBy: merged.id });
    const business = await makeBusiness(db, { ownerId: merged.id });
    const opportunity = await makeOpportunity(db, { postedBy: merged.id });
    const preview = await users.merge.preview(input);
    expect(await users.get({ id: merged.id })).toMatchObject({ id: merged.id });
    const done = await users.merge.run(input);
    expect(done.rows).toEqual(preview.rows);
    expect(done.rows).toContainEqual({ table: 'post_likes', moved: 1, dropped: 1 });
    const { rows } = await sql<{ ids: number[]; likes: number }>`
      select array[
        (select user_id from posts where id = ${post.id}),
        (select created_by from articles where id = ${article.id}),
        (select owner_id from businesses where id = ${business.id}),
        (select posted_by from opportunities where id = ${opportunity.id})] as ids,
        (select likes from posts where id = ${both.id}) as likes`.execute(db);
    expect(rows).toEqual([{ ids: Array.from({ length: 4 }, () => survivor.id), likes: 1 }]);
    await expect(users.get({ id: merged.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('leaves no row of the ended account in any column of the registry', async () => {
    const { db } = api();
    const offering = { servicesOffered: 'Bread' };
    const { users, merged, input, asMerged, asSurvivor } = await twoAccounts({
      survivor: offering,
      merged: offering,
    });
    const other = await makeMember(db);
    await asSurvivor.referrals.send({ targetId: other.id, targetType: 'user' });
    await asMerged.connections.request({ toUserId: other.id });
    await asMerged.messages.send({ toUserId: other.id, content: 'Hello' });
    await asMerged.referrals.send({ targetId: other.id, targetType: 'user' });
    await users.merge.run(input);
    for (const { table, column } of PERSONAL_DATA) {
      if (MERGE_RULES[`${table}.${column}`]?.does === 'keep') continue;
      const { rows } = await sql`select ${`${table}.${column}`} as place from ${sql.table(table)}
        where ${sql.ref(column)} = ${merged.id}`.execute(db);
      expect(rows).toEqual([]);
    }
  });

  it('keeps the fields of the survivor, and fills those they left blank', async () => {
    const { users, input } = await twoAccounts({
      survivor: { adminNotes: 'Pays by invoice' },
      merged: { adminNotes: 'Called in May', membershipNumber: 'MERGED-1', skills: ['Welding'] },
    });
    const { member, filled } = await users.merge.run(input);
    expect(member).toMatchObject({
      bio: 'Baker',
      phoneNumber: '+1 555 0100',
      skills: ['Welding'],
      membershipNumber: 'MERGED-1',
      adminNotes: 'Pays by invoice\n\nCalled in May',
    });
    expect(filled).toEqual(expect.arrayContaining(['phoneNumber', 'membershipNumber', 'adminNotes']));
  });

  it('is a member since the earlier first day of the two accounts', async () => {
    const { users, input } = await twoAccounts({
      survivor: { membershipStartsOn: '2010-05-01' },
      merged: { membershipStartsOn: '1999-01-01' },
    });
    expect((await users.merge.run(input)).member.membershipStartsOn).toBe('1999-01-01');
  });

  it('does not end a membership that one of the accounts has without an end, else takes the later day', async () => {
    const ends = [
      ['2030-01-01', null, null],
      [null, '2030-01-01', null],
      ['2030-01-01', '2031-01-01', '2031-01-01'],
      ['2031-01-01', '2030-01-01', '2031-01-01'],
    ] as const;
    for (const [survivorEnd, mergedEnd, expected] of ends) {
      const { users, input } = await twoAccounts({
        survivor: { membershipExpiresOn: survivorEnd },
        merged: { membershipExpiresOn: mergedEnd },
      });
      const { member } = await users.merge.run(input);
      expect(member.membershipExpiresOn).toBe(expected);
    }
  });

  it('removes every size of the picture that no one shows any longer', async () => {
    const { users, input } = await twoAccounts({
      survivor: { avatarKey: 'survivor1' },
      merged: { avatarKey: 'merged001' },
    });
    await users.merge.preview(input);
    await runFileRemovals(api().db, storage);
    expect(removedFiles).toEqual([]);
    await users.merge.run(input);
    await runFileRemovals(api().db, storage);
    expect(removedFiles).toEqual(AVATAR_SIZES.map((size) => avatarFile('merged001', size)));
  });

  it('moves who invited the merged account, but never as an invitation of oneself', async () => {
    const { db } = api();
    const inviterOf = async (one: { id: number }) =>
      (await db.selectFrom('invitedMembers').select('invitedBy').where('userId', '=', one.id).execute()).map(
        ({ invitedBy }) => invitedBy,
      );
    const inviter = await makeMember(db);
    const foreign = await twoAccounts();
    await db
      .insertInto('invitedMembers')
      .values({ userId: foreign.merged.id, invitedBy: inviter.id })
      .execute();
    await foreign.users.merge.run(foreign.input);
    expect(await inviterOf(foreign.survivor)).toEqual([inviter.id]);
    const own = await twoAccounts();
    await db
      .insertInto('invitedMembers')
      .values({ userId: own.merged.id, invitedBy: own.survivor.id })
      .execute();
    await own.users.merge.run(own.input);
    expect(await inviterOf(own.survivor)).toEqual([]);
  });

  it('lets mentions of the merged account lead to the survivor', async () => {
    const { db, as } = api();
    const { users, survivor, merged, input } = await twoAccounts();
    const author = await as(await makeMember(db));
    const { id } = await author.feed.create({ content: `Thanks, [@Someone](m:${merged.id})` });
    await users.merge.run(input);
    expect((await author.feed.get({ id })).content).toContain(`](m:${survivor.id})`);
  });

  it('joins two conversations with the same member, with all messages', async () => {
    const { db, as } = api();
    const { users, survivor, merged, input, asSurvivor, asMerged } = await twoAccounts();
    const other = await makeMember(db);
    const alone = await makeMember(db);
    await asSurvivor.messages.send({ toUserId: other.id, content: 'One' });
    await asMerged.messages.send({ toUserId: other.id, content: 'Two' });
    await (await as(alone)).messages.send({ toUserId: merged.id, content: 'Three' });
    await asSurvivor.messages.send({ toUserId: merged.id, content: 'To myself' });
    const { rows } = await users.merge.run(input);
    expect(rows).toContainEqual({ table: 'messages', moved: 2, dropped: 1 });
    const stored = await db
      .selectFrom('messages')
      .innerJoin('threads', 'threads.id', 'messages.threadId')
      .select(['content', 'threadId'])
      .where((eb) => eb.or([eb('lowUserId', '=', survivor.id), eb('highUserId', '=', survivor.id)]))
      .orderBy('messages.id')
      .execute();
    expect(stored.map(({ content }) => content)).toEqual(['One', 'Two', 'Three']);
    expect(new Set(stored.map(({ threadId }) => threadId)).size).toBe(2);
  });

  it('keeps the accepted of two connections to the same member, and none to oneself', async () => {
    const { db } = api();
    const { users, survivor, merged, input } = await twoAccounts();
    const other = await makeMember(db);
    await makeConnection(db, { userId: survivor.id, connectedUserId: other.id, status: 'pending' });
    await makeConnection(db, { userId: other.id, connectedUserId: merged.id, status: 'accepted' });
    await makeConnection(db, { userId: survivor.id, connectedUserId: merged.id, status: 'accepted' });
    await users.merge.run(input);
    const live = await db
      .selectFrom('connections')
      .select(['userId', 'connectedUserId', 'status'])
      .where((eb) => eb.or([eb('userId', '=', survivor.id), eb('connectedUserId', '=', survivor.id)]))
      .execute();
    expect(live).toEqual([{ userId: other.id, connectedUserId: survivor.id, status: 'accepted' }]);
  });

  it('ends the connection to a member who had blocked the other account', async () => {
    const { db, as } = api();
    const { users, survivor, merged, input } = await twoAccounts();
    const other = await makeMember(db);
    await makeConnection(db, { userId: survivor.id, connectedUserId: other.id, status: 'accepted' });
    await (await as(other)).connections.block({ userId: merged.id });
    await users.merge.run(input);
    const [connection] = await db
      .selectFrom('connections')
      .select('status')
      .where('userId', '=', survivor.id)
      .execute();
    expect(connection?.status).toBe('removed');
    const blocked = await db
      .selectFrom('blocks')
      .select('blockedId')
      .where('blockerId', '=', other.id)
      .execute();
    expect(blocked).toEqual([{ blockedId: survivor.id }]);
  });

  it('signs the ended account out, and writes to the survivor', async () => {
    const { db } = api();
    const { users, survivor, merged, input } = await twoAccounts();
    await sql`insert into ops.sessions (sid_hash, user_id, expires_at)
      values (${`${merged.id}`.padStart(64, 'd')}, ${merged.id}, now() + interval '1 day')`.execute(db);
    await users.merge.run(input);
    expect(
      await db.selectFrom('sessions').select('sidHash').where('userId', '=', merged.id).execute(),
    ).toEqual([]);
    const mails = await db.selectFrom('outbox').select('topic').where('userId', '=', survivor.id).execute();
    expect(mails).toEqual([{ topic: 'mail.accounts_merged' }]);
  });

  it('is refused for one account, an administrator, an unknown one, and into one that has not joined', async () => {
    const { db } = api();
    const { users, survivor, input } = await twoAccounts();
    const admin = await makeMember(db, { role: 'admin' });
    const invited = await makeMember(db, { isActive: false, hasJoined: false });
    const refused = [
      [{ id: survivor.id, mergedId: survivor.id }, 'BAD_REQUEST'],
      [{ id: survivor.id, mergedId: admin.id }, 'CONFLICT'],
      [{ id: survivor.id, mergedId: 2_000_000_000 }, 'NOT_FOUND'],
      [{ id: invited.id, mergedId: survivor.id }, 'CONFLICT'],
    ] as const;
    for (const [accounts, code] of refused) {
      await expect(users.merge.preview(accounts)).rejects.toMatchObject({ code });
      await expect(users.merge.run(accounts)).rejects.toMatchObject({ code });
    }
    const outcomes = await Promise.allSettled([users.merge.run(input), users.merge.run(input)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
