import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '@guildhall/db';
import { issueLoginCode } from '../../accounts/mailed-code/login-codes.commands.ts';
import { CODE_MINUTES } from '../../accounts/mailed-code/mailed-code.schema.ts';
import { holdsIt } from '../../ground/roles/in-force.ts';
import { addressOf, greetingOf } from './addressee.ts';
import type { MailDependencies } from './mail-dependencies.ts';
import { type MailDraft, layOut } from './mail-layout.ts';
import type { MailMember } from './mail.queries.ts';
import { translated } from '@guildhall/locale/translated';
import { accountMailMessages } from './account-mails.messages.ts';

const Asked = z.object({ place: z.string() });

/**
 * The code to sign in with, which is made here. Administrators and others with a role get none without a second factor:
 * their mailbox alone does not open the console. Null when it is too late.
 */
export async function composeLoginCode(
  db: Kysely<DB>,
  { config, signer, siteName }: MailDependencies,
  member: MailMember,
  payload: unknown,
): Promise<MailDraft | null> {
  const words = translated(accountMailMessages);
  if (await isStaffByPassword(db, member.id))
    return layOut(addressOf(member), {
      subject: words.code.staffSubject(siteName),
      greeting: greetingOf(member),
      paragraphs: [words.code.staff],
      footer: words.addressInUse.footer,
    });
  const { place } = Asked.parse(payload);
  const code = await issueLoginCode(db, signer, { place, userId: member.id });
  if (code === null) return null;
  return layOut(addressOf(member), {
    subject: words.code.subject(siteName),
    greeting: greetingOf(member),
    paragraphs: [words.code.enter(siteName), code, words.code.works(CODE_MINUTES)],
    footer: words.code.footer(config.supportEmail),
  });
}

async function isStaffByPassword(db: Kysely<DB>, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(holdsIt('users', 'console'))
    .where(
      sql<boolean>`not exists (select from totp where totp.user_id = users.id and totp.confirmed_at is not null)`,
    )
    .executeTakeFirst();
  return found !== undefined;
}
