import { currentLocale } from '@guildhall/locale/current-locale';
import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import type { RegisterInput } from '../new-account/register.schema.ts';
import type { Answer } from './applicants.schema.ts';
import type { QuestionInLanguages } from './asked-questions.ts';
import { checkAnswers } from './check-answers.ts';
import type { Context } from '../../ground/core/context.ts';
import { notifyAdmins } from '../../contact/duties/duties.commands.ts';
import { currentReader } from '../../ground/core/current-reader.ts';
import { useInvitation } from '../invitations/use-invitation.commands.ts';
import { spendProof } from '../new-account/bot-check.commands.ts';
import type { Proof, Suspicion } from '../new-account/bot-check.schema.ts';
import { storeNewcomer } from '../new-account/store-newcomer.commands.ts';
import { enqueueApplicantMail } from './applicant-mails.commands.ts';

/** Without a password, which applicants choose after the approval, and consents, which need a member. */
type NewApplication = Omit<RegisterInput, 'password' | 'accepts'>;

type ApplicationOptions = {
  questions: QuestionInLanguages[];
  answers: Answer[];
  invitationId?: number | undefined;
  suspicions: Suspicion[];
  /** Used up once the application is stored. */
  proof?: Proof | undefined;
};

/**
 * Stores an application. A second one from the same address changes nothing: the first one stands, and its link is
 * sent again. The caller has charged it.
 */
export async function apply(
  ctx: Context,
  { email, firstName, lastName, ...profile }: NewApplication,
  { questions, answers, invitationId, suspicions, proof }: ApplicationOptions,
): Promise<void> {
  const { own } = await currentReader(ctx.services);
  const checked = checkAnswers(questions, answers, own);
  await storeNewcomer(ctx, email, async (trx) => {
    const member = await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
    if (member) return undefined;
    const values = {
      email,
      firstName,
      lastName,
      suspicions,
      invitationId: invitationId ?? null,
      locale: currentLocale(),
    };
    const stored = await trx
      .insertInto('applicants')
      .values({ ...values, profile: JSON.stringify(profile), answers: JSON.stringify(checked) })
      .onConflict((conflicting) => conflicting.column('email').where('decidedAt', 'is', null).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (stored) await notifyAdmins(trx, 'application');
    if (stored && proof) await spendProof(trx, proof);
    if (stored && invitationId !== undefined) await useInvitation(trx, invitationId);
    const { id } = await findOpen(trx, email);
    await enqueueApplicantMail(trx, { applicantId: id, step: 'received', oncePerDay: true });
    return id;
  });
}

const findOpen = (trx: Kysely<DB>, email: string) =>
  trx
    .selectFrom('applicants')
    .select('id')
    .where('email', '=', email)
    .where('decidedAt', 'is', null)
    .executeTakeFirstOrThrow();
