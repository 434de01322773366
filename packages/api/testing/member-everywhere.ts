import { type Database, sql } from '@guildhall/db';
import {
  TEST_PASSWORD_HASH,
  makeArticle,
  makeBusiness,
  makeMember,
  makeOpportunity,
  makeOrder,
  makePost,
} from '@guildhall/db/testing';
import { expect } from 'vitest';
import type { Caller } from '../src/app.router.ts';
import type { TestApi } from './index.ts';

/** Occurs in every name, address and private text of the member who deletes their account. */
export const MARKER = 'qzmark';

/**
 * Rows with a trace of the member in the product tables, the previous snapshot, the operational tables and the jobs.
 */
export async function findTraces(db: Database, memberId: number): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('app', 'app_old', 'ops', 'graphile_worker') order by 1`.execute(db);
  const everyRow = sql.join(
    tables.map(
      ({ name }) => sql`select ${sql.lit(name)} as name, held::text as row from ${sql.raw(name)} as held`,
    ),
    sql` union all `,
  );
  const { rows } = await sql<{ name: string; row: string }>`
    select name, row from (${everyRow}) as held
    where row ilike ${`%${MARKER}%`} or row like ${`%member:${memberId})%`}
      or row like ${`%member:${memberId},%`}`.execute(db);
  return rows.map(({ name, row }) => `${name}: ${row}`);
}

type Everywhere = {
  id: number;
  email: string;
  me: Caller;
  asOther: Caller;
  asThird: Caller;
  business: { slug: string };
};

/** A member added by an administrator, with data in every table that can hold some. */
export async function memberEverywhere({ db, as }: TestApi, serial = ''): Promise<Everywhere> {
  const admin = await as(await makeMember(db, { role: 'admin' }));
  const [other, third] = [await makeMember(db, { servicesOffered: 'Bread' }), await makeMember(db)];
  const [asOther, asThird] = [await as(other), await as(third)];
  const email = `${MARKER}${serial}@${MARKER}.test`;
  const { id } = await admin.admin.users.add({
    email,
    firstName: 'Qzmark',
    lastName: `Qzmark${serial}`,
    company: 'Qzmark Ltd',
  });
  await db
    .updateTable('users')
    .set({ password: TEST_PASSWORD_HASH, hasJoined: true, isActive: true })
    .where('id', '=', id)
    .execute();
  await db
    .insertInto('applicants')
    .values({ email, firstName: MARKER, lastName: MARKER, profile: '{}', answers: '[]' })
    .execute();
  await db
    .insertInto('invitations')
    .values({
      code: `invitation-of-${serial.padEnd(8, '-')}`,
      createdBy: other.id,
      email,
      note: MARKER,
      skipsQueue: true,
      maxUses: 1,
      expiresAt: sql<Date>`now() + interval '1 day'`,
    })
    .execute();
  const me = await as({ id });
  await me.profile.update({ bio: MARKER, phoneNumber: MARKER, lookingFor: MARKER, servicesOffered: MARKER });
  await me.connections.request({ toUserId: other.id, message: MARKER });
  const { items } = await asOther.connections.list({});
  await asOther.connections.respond({ id: items[0]?.id ?? 0, status: 'accepted' });
  await me.messages.send({ toUserId: other.id, content: `Private ${MARKER}` });
  await asOther.messages.send({ toUserId: id, content: 'What the other wrote' });
  await me.referrals.send({ targetId: third.id, targetType: 'user', message: MARKER });
  // Names the member to a third one, and stores the idempotent response for a day.
  const repeating = await as(other, { idempotencyKey: `key-${serial}` });
  await repeating.referrals.send({ targetId: third.id, targetType: 'user', refereeId: id });
  expect((await asThird.notifications.list({})).items.map(({ text }) => text).join()).toContain('Qzmark');
  const opportunity = await makeOpportunity(db, { postedBy: other.id });
  await me.opportunities.sendApplication({ id: opportunity.id, message: MARKER });
  const post = await makePost(db, { userId: other.id });
  await me.feed.report({ id: post.id, reason: MARKER });
  await me.feed.comments.create({ postId: post.id, content: 'A public comment' });
  await me.feed.share({ id: post.id });
  await makePost(db, { userId: id, content: MARKER, isPublished: false });
  const article = await makeArticle(db, { createdBy: id, author: `Qzmark Qzmark${serial}` });
  await me.articles.share({ id: article.id });
  const business = await makeBusiness(db, { ownerId: id, email, phone: MARKER, address: MARKER });
  await admin.businesses.admin.update({ id: business.id, email: `${MARKER}@business.test` });
  await makeOrder(db, { userId: id, projectName: MARKER, projectDescription: MARKER, requirements: MARKER });
  await db
    .insertInto('totp')
    .values({ userId: id, secretSealed: MARKER.repeat(8) })
    .execute();
  await db
    .insertInto('recoveryCodes')
    .values({ userId: id, place: 0, codeHash: MARKER.repeat(8) })
    .execute();
  await db
    .insertInto('passkeys')
    .values({
      userId: id,
      credentialId: MARKER.repeat(4),
      publicKey: MARKER.repeat(8),
      counter: 0,
      transports: [],
      backedUp: true,
      name: MARKER,
    })
    .execute();
  await db
    .insertInto('identities')
    .values({ userId: id, issuer: 'https://id.test', subject: MARKER })
    .execute();
  await db.insertInto('securityEvents').values({ userId: id, kind: 'new_device', device: MARKER }).execute();
  await sql`update ops.outbox set status = 'failed', finished_at = now()
    where payload -> 'notice' ->> 'kind' = 'comment'`.execute(db);
  return { id, email, me, asOther, asThird, business };
}

/** What delivering the last email does: no table holds its address afterwards. */
export const sendLastMail = (db: Database) =>
  sql`update ops.outbox set payload = '{}', status = 'sent', finished_at = now()
    where topic = 'mail.account_deleted'`.execute(db);
