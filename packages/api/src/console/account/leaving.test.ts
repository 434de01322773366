import { type Database, sql } from '@guildhall/db';
import {
  TEST_PASSWORD,
  makeBusiness,
  makeConnection,
  makeMember,
  makeMessage,
  makeOpportunity,
  makeOrder,
  makePost,
  makeReferral,
} from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { runFileRemovals, testApi } from '../../../testing/index.ts';
import { EXPORT_COLUMNS } from './export-columns.ts';
import { PERSONAL_DATA } from '../erasure/personal-data.ts';

const api = testApi();

/** Columns that hold a member's id: by foreign key, or by name where no foreign key may cross schemas. */
async function columnsAboutMembers(db: Database): Promise<string[]> {
  const { rows } = await sql<{ column: string }>`
    select case when ns.nspname = 'app' then '' else ns.nspname || '.' end || rel.relname || '.' || att.attname as column
    from pg_attribute att
    join pg_class rel on rel.oid = att.attrelid and rel.relkind in ('r', 'p')
    join pg_namespace ns on ns.oid = rel.relnamespace and ns.nspname in ('app', 'ops')
    where att.attnum > 0 and not att.attisdropped and att.atttypid in ('int4'::regtype, 'int8'::regtype)
      and (
        exists (
          select from pg_constraint con
          where con.contype = 'f' and con.conrelid = rel.oid and con.confrelid = 'app.users'::regclass
            and att.attnum = any (con.conkey)
        )
        or att.attname ~ '(^|_)(user|member|actor|owner|author|reporter|viewer|sender|recipient)_id$'
        or att.attname ~ '_by$'
      )
    order by 1
  `.execute(db);
  return rows.map(({ column }) => column);
}

const nameOf = ({ table, column }: { table: string; column: string }) => `${table}.${column}`;

describe('personal data', () => {
  it('is registered column by column for export and erasure, so that no new table is forgotten', async () => {
    expect(PERSONAL_DATA.map(nameOf).toSorted()).toEqual((await columnsAboutMembers(api().db)).toSorted());
  });
});

/** A member with rows in most tables. */
async function livelyMember(db: Database) {
  const ana = await makeMember(db, {
    firstName: 'Ana',
    lastName: 'Silva',
    bio: 'Bakes, "daily"',
    company: '=cmd()',
    avatarKey: 'ana/1',
    phoneNumber: '+43 1 234',
    servicesOffered: 'Bread',
  });
  const ben = await makeMember(db);
  const post = await makePost(db, { userId: ana.id, content: 'We open a second shop' });
  const business = await makeBusiness(db, { ownerId: ana.id });
  await db
    .insertInto('businessReviews')
    .values({ businessId: (await makeBusiness(db)).id, userId: ana.id, rating: 4 })
    .execute();
  await makeConnection(db, { userId: ana.id, connectedUserId: ben.id, status: 'accepted' });
  await makeOrder(db, { userId: ana.id });
  await makeOpportunity(db, { postedBy: ana.id });
  const toBen = await makeMessage(db, { senderId: ana.id, recipientId: ben.id });
  const open = await makeReferral(db, { referrerId: ana.id, targetId: ben.id, message: 'Meet me' });
  return { ana, ben, post, business, toBen, open };
}

describe('the export', () => {
  it('has every table with data of the member as JSON and CSV, and a guide that names the empty ones', async () => {
    const { db, as } = api();
    const { ana, post } = await livelyMember(db);
    const { fileName, files } = await (await as(ana)).account.exportData();

    expect(fileName).toMatch(/^guildhall-\d+-\d{4}-\d\d-\d\d\.zip$/);
    const tables = new Set(
      PERSONAL_DATA.filter(({ exported }) => exported).map(({ table }) => table.replace('ops.', '')),
    );
    const textOf = (name: string) => files.find((file) => file.name === name)?.text ?? '';
    const [contents = '', nothing = ''] = textOf('README.txt').split('Nothing is stored');
    const filled = [...contents.matchAll(/^ {2}(\w+): \d+ entr/gm)].map(([, name]) => name ?? '');
    const empty = [...nothing.matchAll(/^ {2}(.+)$/gm)].map(([, name = '']) => name.replaceAll(' ', '_'));
    expect([...filled, ...empty].toSorted()).toEqual(['account', ...tables].toSorted());
    expect(files.map(({ name }) => name).toSorted()).toEqual(
      ['README.txt', ...filled.flatMap((name) => [`${name}.json`, `${name}.csv`])].toSorted(),
    );
    expect(JSON.parse(textOf('posts.json'))).toMatchObject([
      { id: post.id, content: 'We open a second shop' },
    ]);
    expect(JSON.parse(textOf('account.json'))).toMatchObject([{ first_name: 'Ana', email: ana.email }]);
    expect(textOf('account.csv')).toContain('"Bakes, ""daily"""');
    expect(textOf('account.csv')).toContain("'=cmd()");
    expect(contents).toContain('  posts: 1 entry');
  });

  it('has no password, no session key and no data of other members', async () => {
    const { db, as } = api();
    const { ana, ben } = await livelyMember(db);
    await makePost(db, { userId: ben.id, content: 'Not Ana’s business' });
    await makeMessage(db, { senderId: ben.id, content: 'To someone else' });
    await (await as(ben)).connections.block({ userId: ana.id });
    const all = JSON.stringify(await (await as(ana)).account.exportData());
    for (const secret of ['argon2', 'sid_hash', 'Not Ana', 'To someone else', 'blocked_id\\":' + ana.id])
      expect(all).not.toContain(secret);
  });
});

describe('the export and what the product hides', () => {
  const textOf = (files: { name: string; text: string }[], name: string): unknown[] =>
    JSON.parse(files.find((file) => file.name === `${name}.json`)?.text ?? '[]');

  async function pair() {
    const { db, as } = api();
    const [ana, ben] = [await makeMember(db), await makeMember(db)];
    return { db, ana, ben, asAna: await as(ana), asBen: await as(ben) };
  }

  it('decides about every column of an exported table', async () => {
    const { rows } = await sql<{ table: string; columns: string[] }>`
      select case when ns.nspname = 'app' then '' else 'ops.' end || rel.relname as table,
        array_agg(att.attname::text order by att.attname) as columns
      from pg_attribute att join pg_class rel on rel.oid = att.attrelid and rel.relkind in ('r', 'p')
      join pg_namespace ns on ns.oid = rel.relnamespace and ns.nspname in ('app', 'ops')
      where att.attnum > 0 and not att.attisdropped group by 1`.execute(api().db);
    const stored = new Map(rows.map(({ table, columns }) => [table, columns]));
    const decided = Object.entries(EXPORT_COLUMNS).map(([table, { columns, withheld = [] }]) => [
      table,
      [...columns, ...withheld].toSorted(),
    ]);
    expect(decided).toEqual(
      Object.keys(EXPORT_COLUMNS).map((table) => [table, stored.get(table)?.toSorted()]),
    );
  });

  it('shows a declined request as pending to its sender and as declined to its receiver', async () => {
    const { ana, ben, asAna, asBen } = await pair();
    const { id } = await asAna.connections.request({ toUserId: ben.id });
    await asBen.connections.respond({ id, status: 'declined' });

    const { files } = await asAna.account.exportData();
    expect(textOf(files, 'connections')).toMatchObject([{ id, status: 'pending' }]);
    expect(files.find(({ name }) => name === 'connections.json')?.text).not.toMatch(
      /declined|ended_at|updated_at/,
    );
    expect(textOf((await asBen.account.exportData()).files, 'connections')).toMatchObject([
      { user_id: ana.id, status: 'declined' },
    ]);
  });

  it('shows nothing between two members once one blocks the other, from either side', async () => {
    const { db, ana, ben, asAna, asBen } = await pair();
    await asAna.connections.request({ toUserId: ben.id });
    const { id: messageId } = await makeMessage(db, { senderId: ana.id, recipientId: ben.id });
    await makeMessage(db, { senderId: ben.id, recipientId: ana.id });
    await db
      .insertInto('attachments')
      .values({ userId: ana.id, messageId, address: '/attachments/0a1b2c3d.webp', alt: 'Us', position: 0 })
      .execute();
    const { id: opportunityId } = await makeOpportunity(db, { postedBy: ben.id });
    await asAna.opportunities.sendApplication({ id: opportunityId, message: 'I can help' });
    await db.insertInto('invitedMembers').values({ userId: ana.id, invitedBy: ben.id }).execute();
    const between = ['connections', 'messages', 'threads', 'attachments'];
    const ofAna = [...between, 'notifications', 'opportunity_applications', 'invited_members'];
    const filled = async (caller: typeof asAna) => {
      const { files } = await caller.account.exportData();
      return ofAna.filter((table) => textOf(files, table).length > 0);
    };
    expect(await filled(asAna)).toEqual(ofAna.filter((table) => table !== 'notifications'));
    expect(await filled(asBen)).toEqual(['connections', 'messages', 'threads', 'notifications']);
    await asBen.connections.block({ userId: ana.id });
    expect([await filled(asAna), await filled(asBen)]).toEqual([[], []]);
  });

  it('shows when I read a message, but not when others read mine', async () => {
    const { ana, ben, asAna, asBen } = await pair();
    await asAna.messages.send({ toUserId: ben.id, content: 'Hello' });
    await asBen.messages.markThreadRead({ userId: ana.id });
    expect(textOf((await asAna.account.exportData()).files, 'messages')).toMatchObject([{ read_at: null }]);
    expect(textOf((await asBen.account.exportData()).files, 'messages')).toMatchObject([
      { read_at: expect.any(String) },
    ]);
  });

  it('has my report without the notes and decision of administrators', async () => {
    const { db, ana, ben, asAna } = await pair();
    const post = await makePost(db, { userId: ben.id });
    await asAna.feed.report({ id: post.id, reason: 'Spam' });
    const admin = await api().as(await makeMember(db, { role: 'admin' }));
    const report = await db
      .selectFrom('reports')
      .select('id')
      .where('reporterId', '=', ana.id)
      .executeTakeFirstOrThrow();
    await admin.admin.reports.decide({ id: report.id, decision: 'dismiss', note: 'A note among us' });
    const { files } = await asAna.account.exportData();
    expect(Object.keys(Object(textOf(files, 'reports')[0])).join(' ')).toBe(
      'id object_type object_id category reason created_at',
    );
    expect(JSON.stringify(files)).not.toContain('A note among us');
  });
});

describe('deleting the account', () => {
  it('needs the password', async () => {
    const { db, as } = api();
    const caller = await as(await makeMember(db));
    await expect(caller.account.delete({ password: 'wrong' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await caller.auth.me()).not.toBeNull();
  });

  it('removes personal data and leaves public content without a name', async () => {
    const { db, as, anonymous, services, signedIn } = api();
    const { ana, ben, post, business, toBen, open } = await livelyMember(db);
    await db.updateTable('users').set({ avatarKey: 'own/1' }).where('id', '=', ana.id).execute();
    await services.storage.put('avatars/own/1-96.webp', {
      body: new Uint8Array(1),
      contentType: 'image/webp',
    });

    await (await as(ana)).account.delete({ password: TEST_PASSWORD });
    await runFileRemovals(db, services.storage);

    expect(signedIn()).toBeNull();
    const { items } = await anonymous().feed.list({});
    expect(items.find(({ id }) => id === post.id)?.author).toMatchObject({
      name: 'Former Member',
      company: null,
      avatar: null,
    });
    for (const username of [ana.username ?? '', String(ana.id)])
      await expect(anonymous().profile.get({ username })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(anonymous().auth.login({ email: ana.email, password: TEST_PASSWORD })).rejects.toMatchObject(
      {
        code: 'UNAUTHORIZED',
      },
    );
    const other = await as(ben);
    expect((await other.messages.list({})).items.find(({ id }) => id === toBen.id)?.sender.name).toBe(
      'Former Member',
    );
    expect((await other.connections.list({})).items).toEqual([]);
    expect(await other.referrals.get({ id: open.id })).toMatchObject({
      referral: { status: 'withdrawn', message: null, referrer: { name: 'Former Member' } },
    });
    await expect(other.connections.request({ toUserId: ana.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(other.messages.send({ toUserId: ana.id, content: 'Are you there?' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(
      await db
        .selectFrom('businesses')
        .select(['isActive', 'email', 'phone', 'address'])
        .where('id', '=', business.id)
        .executeTakeFirst(),
    ).toEqual({ isActive: false, email: null, phone: null, address: null });
    expect(await services.storage.get('avatars/own/1-96.webp')).toBeNull();
  });

  it('leaves no row that should be deleted, and none with the name, address or phone number', async () => {
    const { db, as } = api();
    const { ana } = await livelyMember(db);
    await (await as(ana)).account.delete({ password: TEST_PASSWORD });

    for (const { table, column, retention } of PERSONAL_DATA) {
      if (retention === 'keep') continue;
      const { rows } =
        await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${ana.id}`.execute(db);
      expect(rows, `${table}.${column}`).toEqual([]);
    }
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(users)::text as row from users where id = ${ana.id}`.execute(db);
    for (const trace of ['Ana', 'Silva', ana.email, '+43 1 234', 'daily', 'Bread'])
      expect(rows[0]?.row).not.toContain(trace);
    // Only the confirmation email still holds the address, until it is sent.
    const { rows: mails } = await sql<{ topic: string }>`
      select topic from ops.outbox where payload::text like ${`%${ana.email}%`}`.execute(db);
    expect(mails).toEqual([{ topic: 'mail.account_deleted' }]);
  });

  it('is refused to the last administrator', async () => {
    const { db, as } = api();
    await db.updateTable('users').set({ role: 'user' }).execute();
    const one = await makeMember(db, { role: 'admin' });
    const caller = await as(one);
    await expect(caller.account.delete({ password: TEST_PASSWORD })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await makeMember(db, { role: 'admin' });
    expect(await caller.account.delete({ password: TEST_PASSWORD })).toEqual({ ok: true });
  });
});
