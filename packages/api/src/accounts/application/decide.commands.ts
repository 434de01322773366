import { type Kysely, sql } from 'kysely';
import { type DB, type DatabaseTransaction, withTransaction } from '@guildhall/db';
import { settleNotices } from '../../contact/duties/settle-notices.commands.ts';
import { createUser } from '../new-account/create-user.commands.ts';
import type { MemberContext } from '../../ground/core/context.ts';
import { conflict, notFound } from '../../ground/errors/errors.ts';
import { recordInviter } from '../invitations/use-invitation.commands.ts';
import { writeAudit } from '../../ground/core/audit.ts';
import { hashOfUnknown } from '../../ground/security/passwords.ts';
import { enqueueApplicantMail } from './applicant-mails.commands.ts';
import { currentReader } from '../../ground/core/current-reader.ts';
import { getApplicant } from './applicants.queries.ts';
import {
  type Applicant,
  type ApplicantRef,
  type AskApplicantInput,
  CONVERSATION_MAX,
  Conversation,
  type DeclineApplicantInput,
  StoredProfile,
} from './applicants.schema.ts';

const GONE = 'This application no longer exists';
const DECIDED = 'This application has already been decided';
const ENDLESS = 'You have asked many times already. Please approve or decline this application.';
const MEMBER_ALREADY = 'A member with this email address already exists. You can decline this application.';

/** Makes the applicant a member, who joins by choosing a password with the link in the email, and is listed from then on. */
export async function approveApplicant(ctx: MemberContext, { id }: ApplicantRef): Promise<Applicant> {
  const password = await hashOfUnknown(ctx.services.passwords);
  return decide(ctx, id, 'approved', async (trx, applicant) => {
    const { email, firstName, lastName, confirmedAt, invitationId, locale } = applicant;
    const userId = await createUser(trx, {
      ...StoredProfile.parse(applicant.profile),
      email,
      firstName,
      lastName,
      password,
      isActive: false,
      hasJoined: false,
      emailVerifiedAt: confirmedAt,
      locale,
    });
    if (userId === undefined) throw conflict(MEMBER_ALREADY);
    if (invitationId !== null) await recordInviter(trx, userId, invitationId);
    return { userId };
  });
}

export const declineApplicant = (
  ctx: MemberContext,
  { id, text }: DeclineApplicantInput,
): Promise<Applicant> =>
  decide(ctx, id, 'declined', async (trx) => {
    await say(trx, id, 'community', text);
    return { userId: null };
  });

/** Asks the applicant for something before the decision. */
export async function askApplicant(ctx: MemberContext, { id, text }: AskApplicantInput): Promise<Applicant> {
  await withTransaction(ctx.db, async (trx) => {
    const { conversation } = await lockOpen(trx, id);
    if (Conversation.parse(conversation).length >= CONVERSATION_MAX) throw conflict(ENDLESS);
    await say(trx, id, 'community', text);
    await trx.updateTable('applicants').set({ status: 'asked' }).where('id', '=', id).execute();
    await enqueueApplicantMail(trx, { applicantId: id, step: 'asked' });
    await writeAudit(trx, ctx, { event: 'applicant.asked', targetType: 'applicant', targetId: id });
    await settleNotices(trx, ['application']);
  });
  return getApplicant(ctx.db, id, await currentReader(ctx.services));
}

type Locked = Awaited<ReturnType<typeof lockOpen>>;

async function decide(
  ctx: MemberContext,
  id: number,
  status: 'approved' | 'declined',
  work: (trx: DatabaseTransaction, applicant: Locked) => Promise<{ userId: number | null }>,
): Promise<Applicant> {
  await withTransaction(ctx.db, async (trx) => {
    const { userId } = await work(trx, await lockOpen(trx, id));
    await trx
      .updateTable('applicants')
      .set({ status, userId, decidedBy: ctx.viewer.id, decidedAt: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
    await enqueueApplicantMail(trx, { applicantId: id, step: status });
    await writeAudit(trx, ctx, { event: `applicant.${status}`, targetType: 'applicant', targetId: id });
    await settleNotices(trx, ['application']);
  });
  return getApplicant(ctx.db, id, await currentReader(ctx.services));
}

/** Locks an undecided application. */
async function lockOpen(trx: Kysely<DB>, id: number) {
  const row = await trx
    .selectFrom('applicants')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound(GONE);
  if (row.decidedAt !== null) throw conflict(DECIDED);
  return row;
}

/** Appends to the conversation. */
export async function say(
  trx: Kysely<DB>,
  id: number,
  from: 'community' | 'applicant',
  text: string,
): Promise<void> {
  const message = JSON.stringify([{ from, text, at: new Date().toISOString() }]);
  await trx
    .updateTable('applicants')
    .set({ conversation: sql<string>`conversation || ${message}::jsonb` })
    .where('id', '=', id)
    .execute();
}
