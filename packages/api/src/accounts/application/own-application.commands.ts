import { sql } from 'kysely';
import { type Database, withTransaction } from '@guildhall/db';
import type { Context } from '../../ground/core/context.ts';
import { notifyAdmins } from '../../contact/duties/duties.commands.ts';
import { settleNotices } from '../../contact/duties/settle-notices.commands.ts';
import { conflict, notFound } from '../../ground/errors/errors.ts';
import { currentReader } from '../../ground/core/current-reader.ts';
import { findOwnApplication } from './applicants.queries.ts';
import {
  type ApplicationLink,
  DECIDED_DAYS,
  type OwnApplication,
  type ReplyInput,
  UNDECIDED_DAYS,
} from './applicants.schema.ts';
import { openApplicationToken } from './application-link.ts';
import { deleteOpenApplication } from './delete-open-application.commands.ts';
import { recordApplicantErasure } from './record-erasure.commands.ts';
import { say } from './decide.commands.ts';

const GONE =
  'This link is not valid, or the application no longer exists. Applications are erased some time after the decision.';
const APPROVED =
  'Your application has been approved, so it can’t be withdrawn. Sign in to delete your account.';
const NOT_ASKED = 'There is no open question in this application';

/** What the applicant sees of the application. Opening the link proves that the address is theirs. */
export async function openApplication(ctx: Context, { token }: ApplicationLink): Promise<OwnApplication> {
  const own = await getOwn(ctx, token);
  await ctx.db
    .updateTable('applicants')
    .set({ confirmedAt: sql<Date>`now()` })
    .where('id', '=', own.id)
    .where('confirmedAt', 'is', null)
    .execute();
  return own.application;
}

/** Answers what the community asked, puts the application back into the queue, and notifies the administrators. */
export async function reply(ctx: Context, { token, text }: ReplyInput): Promise<OwnApplication> {
  const { id } = await getOwn(ctx, token);
  await withTransaction(ctx.db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('applicants')
      .set({ status: 'waiting' })
      .where('id', '=', id)
      .where('status', '=', 'asked')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw conflict(NOT_ASKED);
    await say(trx, id, 'applicant', text);
    await notifyAdmins(trx, 'answer');
  });
  return (await getOwn(ctx, token)).application;
}

/** Erases an application at the applicant's wish. */
export async function withdraw(ctx: Context, { token }: ApplicationLink): Promise<{ ok: true }> {
  const { id } = await getOwn(ctx, token);
  await withTransaction(ctx.db, async (trx) => {
    await recordApplicantErasure(trx, id);
    if (await deleteOpenApplication(trx, { id })) return;
    const { numDeletedRows } = await trx
      .deleteFrom('applicants')
      .where('id', '=', id)
      .where('status', '=', 'declined')
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw conflict(APPROVED);
  });
  return { ok: true };
}

async function getOwn(
  { db, services }: Context,
  token: string,
): Promise<{ id: number; application: OwnApplication }> {
  const holder = openApplicationToken(services.signer, token);
  const application =
    holder && (await findOwnApplication(db, holder, await currentReader({ community: services.community })));
  if (!application) throw notFound(GONE);
  return { id: holder.id, application };
}

/** Erases applications some time after the decision, and those that nobody decided on. */
export async function purgeApplicants(db: Database): Promise<void> {
  await withTransaction(db, async (trx) => {
    await sql`
      delete from applicants
      where decided_at < now() - make_interval(days => ${DECIDED_DAYS})
        or decided_at is null and created_at < now() - make_interval(days => ${UNDECIDED_DAYS})`.execute(trx);
    await settleNotices(trx, ['application']);
  });
}
