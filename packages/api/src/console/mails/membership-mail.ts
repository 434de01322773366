import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { MEMBERSHIP_GRACE_DAYS } from '../../ground/core/membership.ts';
import { addressOf, greetingOf } from './addressee.ts';
import type { MailDependencies } from './mail-dependencies.ts';
import { type MailDraft, layOut } from './mail-layout.ts';
import type { MailMember } from './mail.queries.ts';

/** Tells a member when their membership ends or has ended; null when it was renewed since. */
export async function composeMembershipMail(
  db: Kysely<DB>,
  { config, siteName, formats: { longDate } }: MailDependencies,
  member: MailMember,
): Promise<MailDraft | null> {
  const found = await db
    .selectFrom('users')
    .select([
      'membershipExpiresOn as day',
      'role',
      sql<boolean>`membership_expires_on < (now() at time zone 'UTC')::date`.as('hasEnded'),
      sql<string>`(membership_expires_on + ${sql.lit(MEMBERSHIP_GRACE_DAYS)})::text`.as('lastDay'),
    ])
    .where('id', '=', member.id)
    .where(sql<boolean>`membership_expires_on <= (now() at time zone 'UTC')::date + 30`)
    .executeTakeFirst();
  if (!found?.day) return null;
  const { day, role, hasEnded, lastDay } = found;
  const lapses = `After ${longDate(lastDay)} you can still sign in and read, but no longer publish or write to members.`;
  return layOut(addressOf(member), {
    subject: hasEnded ? `Your ${siteName} membership has ended` : `Your ${siteName} membership ends soon`,
    greeting: greetingOf(member),
    paragraphs: [
      hasEnded
        ? `Your membership ended on ${longDate(day)}.`
        : `Your membership runs until ${longDate(day)}.`,
      ...(role === 'admin' ? [] : [lapses]),
      `To renew it, write to ${config.supportEmail}.`,
    ],
    action: { label: `Open ${siteName}`, url: config.publicOrigin },
    footer: 'You always get this email because it concerns your membership.',
  });
}
