import { currentLocale } from '@guildhall/locale/current-locale';
import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { ApplicantMail } from '../../accounts/application/applicant-mails.commands.ts';
import { findOwnApplication } from '../../accounts/application/applicants.queries.ts';
import { DECIDED_DAYS } from '../../accounts/application/applicants.schema.ts';
import { applicationUrl } from '../../accounts/application/application-link.ts';
import { WELCOME_LINK_DAYS } from '../account/account.schema.ts';
import { createToken } from '../account/account-tokens.commands.ts';
import type { MailDependencies } from './mail-dependencies.ts';
import { type MailDraft, layOut } from './mail-layout.ts';
import { translated } from '@guildhall/locale/translated';
import { mailMessages } from './mails.messages.ts';

/**
 * An email about an application. Null when the application no longer exists. The applicant's own text is not part of
 * it, and their name is only once the address is confirmed: someone may have applied with a stranger's.
 */
export async function composeApplicantMail(
  db: Kysely<DB>,
  { config, signer, siteName }: MailDependencies,
  payload: unknown,
): Promise<MailDraft | null> {
  const { applicantId, step } = ApplicantMail.parse(payload);
  const { applicant, application: words, hello } = translated(mailMessages);
  const found = await db
    .selectFrom('applicants')
    .select(['id', 'email', 'userId', 'firstName', 'confirmedAt'])
    .where('id', '=', applicantId)
    .executeTakeFirst();
  const application =
    found && (await findOwnApplication(db, found, { reads: currentLocale(), own: currentLocale() }));
  if (!application) return null;
  const action =
    step === 'approved'
      ? await passwordAction(db, config.publicOrigin, found)
      : { label: words.see, url: applicationUrl(config.publicOrigin, signer, found) };
  if (!action) return null;
  const said = application.conversation.findLast(({ from }) => from === 'community')?.text ?? '';
  const mail = layOut(
    { name: '', address: application.email },
    {
      subject: applicant[step].subject(siteName),
      greeting: hello(found.confirmedAt === null ? '' : found.firstName),
      paragraphs: applicant[step].paragraphs(
        siteName,
        said,
        step === 'approved' ? WELCOME_LINK_DAYS : DECIDED_DAYS,
      ),
      action,
      footer: words.footer(siteName, config.supportEmail),
    },
  );
  return found.userId === null ? { ...mail, applicantId } : { ...mail, memberIds: [found.userId] };
}

/** Null when the new member has changed the address or deleted the account since. */
async function passwordAction(
  db: Kysely<DB>,
  origin: string,
  { userId, email }: { userId: number | null; email: string },
): Promise<{ label: string; url: string } | null> {
  const token = userId === null ? null : await createToken(db, { userId, email, purpose: 'set_password' });
  return token === null
    ? null
    : {
        label: translated(mailMessages).application.choosePassword,
        url: `${origin}/reset-password?invited#token=${token}`,
      };
}
