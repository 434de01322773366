import { describe, expect, it } from 'vitest';
import { sql } from '@guildhall/db';
import { makeMember, makeOrder, makePost, makeService } from '@guildhall/db/testing';
import { testApi } from '../../../../testing/index.ts';

const api = testApi();

/** What every account of the tests begins with. */
const BEGINNINGS = new Set(['membership_began', 'joined', 'confirmed_address']);

const newAdmin = async (firstName = 'Hanna') => {
  const { db, as } = api();
  const { id } = await makeMember(db, { role: 'admin', firstName, lastName: 'Haus' });
  return { id, call: (await as({ id })).admin };
};

/** The kinds of all lines, oldest first, with what each says. */
async function linesOf(id: number) {
  const { call } = await newAdmin('Reader');
  const { items } = await call.memberHistory.list({ id, limit: 100 });
  return items.toReversed();
}

describe('the history of a member', () => {
  it('has reports by and about them, decisions with their reason, objections and answers', async () => {
    const { db, as } = api();
    const { call: admin } = await newAdmin();
    const author = await makeMember(db);
    const other = await makeMember(db, { firstName: 'Ben', lastName: 'Ode' });
    const post = await makePost(db, { userId: author.id, content: 'Buy my course' });
    const theirs = await makePost(db, { userId: other.id, content: 'Hello' });
    await (await as(other)).feed.report({ id: post.id, category: 'spam', reason: 'Third time' });
    await (await as(author)).feed.report({ id: theirs.id, category: 'insult' });
    await admin.moderation.decide({
      objectType: 'post',
      objectId: post.id,
      decision: 'hide',
      reason: 'Advertising belongs in Services',
    });
    const { id: decisionId } = await db
      .selectFrom('moderationDecisions')
      .select('id')
      .where('memberId', '=', author.id)
      .executeTakeFirstOrThrow();
    await (await as(author)).decisions.object({ id: decisionId, objection: 'It was a joke' });
    await (
      await newAdmin('Ina')
    ).call.moderation.answer({ id: decisionId, outcome: 'upheld', answer: 'It was not' });

    const lines = await linesOf(author.id);
    expect(lines.filter(({ kind }) => !BEGINNINGS.has(kind))).toMatchObject([
      { kind: 'created', by: null },
      {
        kind: 'was_reported',
        by: { id: other.id, name: 'Ben Ode' },
        about: { type: 'post', id: post.id, name: 'Buy my course' },
        detail: 'spam',
        text: 'Third time',
      },
      { kind: 'reported', by: null, about: { type: 'post', id: theirs.id, name: 'Hello' }, detail: 'insult' },
      {
        kind: 'decided',
        by: { name: 'Hanna Haus' },
        detail: 'hide',
        text: 'Advertising belongs in Services',
        about: { id: post.id },
      },
      { kind: 'objected', text: 'It was a joke' },
      { kind: 'answered', by: { name: 'Ina Haus' }, detail: 'upheld', text: 'It was not' },
    ]);
    expect((await linesOf(other.id)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['created', 'reported', 'was_reported']),
    );
  });

  it('has invitations, joining, terms, memberships, orders and what administrators changed', async () => {
    const { db } = api();
    const { id: adminId, call: admin } = await newAdmin();
    const { id } = await makeMember(db, { createdAt: new Date('2020-01-01') });
    const today = new Date().toISOString().slice(0, 10);
    const at = (day: string) => new Date(`${day}T12:00:00Z`);
    await db
      .insertInto('memberInvitations')
      .values({ userId: id, invitedAt: at('2020-01-02') })
      .execute();
    await sql`update users set joined_at = ${at('2020-01-03')}, email_verified_at = ${at('2020-01-04')}
      where id = ${id}`.execute(db);
    const { rows } = await sql<{ id: number }>`
      insert into pages (slug, title, content) values ('terms-of-history', 'Terms', 'All of them') returning id`.execute(
      db,
    );
    await sql`insert into page_versions (page_id, number, title, content) values (${rows[0]?.id}, 3, 'Terms', 'All')
      on conflict do nothing`.execute(db);
    await sql`insert into consents (user_id, page_id, number, given_at)
      values (${id}, ${rows[0]?.id}, 3, ${at('2020-01-05')})`.execute(db);
    await sql`delete from memberships where user_id = ${id}`.execute(db);
    await sql`insert into memberships (user_id, started_at, expiry_set_at, expires_on, agreed_until, ended_at)
      values (${id}, ${at('2020-01-06')}, ${at('2020-01-06')}, '2020-12-31', '2020-12-31', ${at('2021-01-01')})`.execute(
      db,
    );
    const service = await makeService(db, { name: 'Room hire' });
    await makeOrder(db, { userId: id, serviceId: service.id, orderDate: at('2021-01-02') });
    await admin.users.setActive({ id, isActive: false });
    await admin.dataRequests.create({
      subject: { type: 'member', id },
      kind: 'export',
      channel: 'letter',
      receivedOn: today,
      reason: 'Signed by hand, with a copy of the passport',
    });

    const lines = await linesOf(id);
    expect(lines.map(({ kind, detail, day }) => [kind, detail, day].filter(Boolean).join(' '))).toEqual([
      'created',
      'invited',
      'joined',
      'confirmed_address',
      'accepted_terms',
      'membership_began',
      'membership_ended',
      'ordered',
      'audited user.deactivated',
      `data_request export ${today}`,
    ]);
    expect(lines.find(({ kind }) => kind === 'accepted_terms')).toMatchObject({
      number: 3,
      about: { name: 'Terms', slug: 'terms-of-history' },
    });
    expect(lines.find(({ kind }) => kind === 'audited')).toMatchObject({ by: { id: adminId } });
  });

  it('has each line once, newest first, however short the pages are', async () => {
    const { db } = api();
    const { call: admin } = await newAdmin();
    const member = await makeMember(db);
    // At one moment, so that only the key orders them.
    await sql`insert into member_invitations (user_id, invited_at)
      select ${member.id}, '2026-01-01T00:00:00.123456Z' from generate_series(1, 7)`
      .execute(db)
      .catch(() => undefined);
    for (const isActive of [false, true, false, true])
      await admin.users.setActive({ id: member.id, isActive });
    const { items: all } = await admin.memberHistory.list({ id: member.id, limit: 100 });
    const paged: typeof all = [];
    let cursor: string | null | undefined;
    do {
      const page = await admin.memberHistory.list({ id: member.id, limit: 2, cursor });
      paged.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor);
    expect(paged).toEqual(all);
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(all.length).toBeGreaterThan(4);
  });

  it('is there for nobody without an account, and refuses a link to a page that is not its own', async () => {
    const { call: admin } = await newAdmin();
    await expect(admin.memberHistory.list({ id: 999_999 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { id } = await makeMember(api().db);
    for (const cursor of ['x', Buffer.from('["2026-13-99 drop", "a"]').toString('base64url')])
      await expect(admin.memberHistory.list({ id, cursor })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});
