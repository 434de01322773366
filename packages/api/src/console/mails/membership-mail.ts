import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { MEMBERSHIP_GRACE_DAYS } from '../../ground/core/membership.ts';
import { addressOf, greetingOf } from './addressee.ts';
import type { MailDependencies } from './mail-dependencies.ts';
import { type MailDraft, layOut } from './mail-layout.ts';
import type { MailMember } from './mail.queries.ts';
import { translated } from '@guildhall/locale/translated';
import { accountMailMessages } from './account-mails.messages.ts';
import { mailMessages } from './mails.messages.ts';

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
  const words = translated(accountMailMessages).membership;
  return layOut(addressOf(member), {
    subject: hasEnded ? words.hasEnded(siteName) : words.endsSoon(siteName),
    greeting: greetingOf(member),
    paragraphs: [
      hasEnded ? words.ended(longDate(day)) : words.runs(longDate(day)),
      ...(role === 'admin' ? [] : [words.lapses(longDate(lastDay))]),
      words.renew(config.supportEmail),
    ],
    action: { label: translated(mailMessages).open(siteName), url: config.publicOrigin },
    footer: words.footer,
  });
}
