import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import { AVATAR_SIZES, avatarFile } from '../core/avatar.ts';
import type { MemberContext } from '../core/context.ts';
import { conflict } from '../core/errors.ts';
import { announceLive } from '../core/live.ts';
import { enqueueFarewell } from '../mail/mail.commands.ts';
import { endReferrals } from '../referrals/end-referrals.commands.ts';
import { requirePassword, wrongPassword } from './account.commands.ts';
import type { AccountDone, DeleteAccountInput } from './account.schema.ts';
import { HOLDINGS } from './holdings.ts';

/**
 * Deletes the viewer's account. What is personal goes at once; posts, comments and reviews stay under
 * the name of a former member, businesses and orders stay as they are.
 *
 * @throws BAD_REQUEST for a wrong password, CONFLICT for the last active administrator
 */
export async function deleteAccount(ctx: MemberContext, input: DeleteAccountInput): Promise<AccountDone> {
  const verified = await requirePassword(ctx, input.password, 'password');
  // A hash of what nobody knows: the row stays, and nobody signs in with it again.
  const password = await ctx.services.passwords.hash(randomBytes(48).toString('base64url'));
  const avatarKey = await withTransaction(ctx.db, async (trx) => {
    const member = await trx
      .selectFrom('users')
      .select(['firstName', 'lastName', 'email', 'role', 'avatarKey', 'password', 'emailVerifiedAt'])
      .where('id', '=', ctx.viewer.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (member.password !== verified.password) throw wrongPassword('password');
    if (member.role === 'admin') await refuseLastAdmin(trx, ctx.viewer.id);
    await endReferrals(trx, ctx.services.automation, { actorId: ctx.viewer.id });
    await trx
      .updateTable('referrals')
      .set({ message: null })
      .where('referrerId', '=', ctx.viewer.id)
      .execute();
    await eraseHoldings(trx, ctx.viewer.id);
    await becomeNobody(trx, ctx.viewer.id, password);
    const name = member.emailVerifiedAt === null ? '' : `${member.firstName} ${member.lastName}`;
    await enqueueFarewell(trx, { name, address: member.email });
    await announceLive(trx, 'everybody', ['feed']);
    return member.avatarKey;
  });
  await ctx.session.end();
  if (avatarKey !== null) await removeAvatar(ctx, avatarKey);
  return { ok: true };
}

async function refuseLastAdmin(trx: Kysely<DB>, userId: number): Promise<void> {
  const others = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('isActive', '=', true)
    .where('id', '<>', userId)
    .forUpdate()
    .limit(1)
    .execute();
  if (others.length === 0) throw conflict('You are the last administrator. Make somebody else one first.');
}

async function eraseHoldings(trx: Kysely<DB>, userId: number): Promise<void> {
  await sql`
    update articles set bookmarks = bookmarks - 1
    where id in (select article_id from article_bookmarks where user_id = ${userId}) and bookmarks > 0
  `.execute(trx);
  for (const { table, column, erased } of HOLDINGS) {
    const mine = sql`${sql.ref(column)} = ${userId}`;
    if (erased === 'delete') await sql`delete from ${sql.table(table)} where ${mine}`.execute(trx);
    if (erased === 'unlink')
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = null where ${mine}`.execute(trx);
  }
}

async function becomeNobody(trx: Kysely<DB>, userId: number, password: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      email: `former-${userId}-${randomBytes(6).toString('hex')}@deleted.invalid`,
      password,
      username: null,
      firstName: 'Former',
      lastName: 'Member',
      role: 'user',
      jobTitle: null,
      company: null,
      industry: null,
      location: null,
      phoneNumber: null,
      bio: null,
      linkedinUrl: null,
      website: null,
      websiteUrl: null,
      professionalSummary: null,
      skills: [],
      interests: [],
      lookingFor: null,
      servicesOffered: null,
      targetAudience: null,
      preferredConnectionTypes: [],
      availabilityForMeetings: null,
      communicationPreferences: [],
      profileCompleted: false,
      avatarKey: null,
      emailVerifiedAt: null,
      lastSeenAt: null,
      showEmail: false,
      showPhone: false,
      suggestable: false,
      weeklyDigest: false,
      locationKey: null,
      searchTerms: [],
      seekTerms: [],
      erasedAt: sql`now()`,
    })
    .where('id', '=', userId)
    .execute();
}

/** The row is committed: a picture that cannot be removed now leaves no way to whose it was. */
async function removeAvatar({ services }: MemberContext, key: string): Promise<void> {
  for (const size of AVATAR_SIZES) {
    try {
      await services.storage.remove(avatarFile(key, size));
    } catch (error) {
      services.log.warn({ err: error }, 'a picture of a deleted account could not be removed');
    }
  }
}
