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

type Step = ApplicantMail['step'];

const mailOf = (siteName: string, said: string): Record<Step, { subject: string; paragraphs: string[] }> => ({
  received: {
    subject: `Your application to ${siteName}`,
    paragraphs: [
      'We received your application. Please confirm that this address is yours: open the link below.',
      'You can see there at any time where your application stands, or withdraw it.',
    ],
  },
  asked: {
    subject: `A question about your application to ${siteName}`,
    paragraphs: [
      `Before we decide, ${siteName} would like to know:`,
      said,
      'You can reply by the link below.',
    ],
  },
  approved: {
    subject: `Welcome to ${siteName}`,
    paragraphs: [
      `Your application was approved. Choose a password to sign in. The link works once, for ${WELCOME_LINK_DAYS} days; after that, you can ask for a new one on the sign-in page.`,
    ],
  },
  declined: {
    subject: `Your application to ${siteName}`,
    paragraphs: [
      'We’re sorry: your application was not approved.',
      said,
      `Your application and all its data will be erased in ${DECIDED_DAYS} days.`,
    ],
  },
});

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
  const found = await db
    .selectFrom('applicants')
    .select(['id', 'email', 'userId', 'firstName', 'confirmedAt'])
    .where('id', '=', applicantId)
    .executeTakeFirst();
  const application = found && (await findOwnApplication(db, found));
  if (!application) return null;
  const action =
    step === 'approved'
      ? await passwordAction(db, config.publicOrigin, found)
      : { label: 'See my application', url: applicationUrl(config.publicOrigin, signer, found) };
  if (!action) return null;
  const said = application.conversation.findLast(({ from }) => from === 'community')?.text ?? '';
  const { subject, paragraphs } = mailOf(siteName, said)[step];
  const mail = layOut(
    { name: '', address: application.email },
    {
      subject,
      greeting: found.confirmedAt === null ? 'Hello,' : `Hello ${found.firstName},`,
      paragraphs,
      action,
      footer: `Didn’t apply to ${siteName}? You can ignore this email, or write to ${config.supportEmail}.`,
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
    : { label: 'Choose a password', url: `${origin}/reset-password?invited#token=${token}` };
}
