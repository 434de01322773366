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
  if (await isStaffByPassword(db, member.id))
    return layOut(addressOf(member), {
      subject: `Sign in to ${siteName} with your password`,
      greeting: greetingOf(member),
      paragraphs: [
        'Someone, hopefully you, wants to sign in with a code by email. Administrators, and members with a role, can do this once they have turned on two-step sign-in, in their settings. Until then, sign in with your password.',
      ],
      footer: 'Wasn’t this you? You can ignore this email.',
    });
  const { place } = Asked.parse(payload);
  const code = await issueLoginCode(db, signer, { place, userId: member.id });
  if (code === null) return null;
  return layOut(addressOf(member), {
    subject: `Your code for ${siteName}`,
    greeting: greetingOf(member),
    paragraphs: [
      `Enter this code where you asked for it, to sign in to ${siteName}:`,
      code,
      `It works once, for ${CODE_MINUTES} minutes, in that browser only. Give it to nobody: we never ask for it by phone or email.`,
    ],
    footer: `Wasn’t this you? You can ignore this email: without the code, nobody gets in. If you get more of them, write to ${config.supportEmail}.`,
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
