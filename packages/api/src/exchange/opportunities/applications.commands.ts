import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import { conflict, notFound } from '../../ground/errors/errors.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { betweenNoBlock } from '../../ground/core/visibility.ts';
import { notify } from '../../contact/notifications/notifications.commands.ts';
import type {
  AnswerApplicationInput,
  AnsweredApplication,
  ApplicationStatus,
  ReopenApplicationInput,
  ReopenedApplication,
  WithdrawnApplication,
} from './applications.schema.ts';
import { canReopen } from './opportunities.policy.ts';
import type { OpportunityRef } from './opportunities.schema.ts';

const TOPICS = ['opportunities', 'messages'];
const GONE = 'This application no longer exists';

/**
 * Accepts or declines an application for one of the viewer's own opportunities, and tells the applicant.
 * Giving the answer that holds already changes nothing.
 *
 * @throws NOT_FOUND for someone else's opportunity, an application that is not there or one from a member
 *   with a block between the two; CONFLICT when it was answered otherwise
 */
export async function answerApplication(
  ctx: MemberContext,
  input: AnswerApplicationInput,
): Promise<AnsweredApplication> {
  const { viewer } = ctx;
  return withTransaction(ctx.db, async (trx) => {
    const application = await lockApplication(trx, { ...input, postedBy: viewer.id });
    if (!application || application.status === 'withdrawn') throw notFound(GONE);
    if (application.status === input.status) return input;
    if (application.status !== 'pending') throw conflict('You have answered this application already');
    await setStatus(trx, input, input.status);
    await notify(trx, {
      kind: 'opportunity',
      userId: input.userId,
      actorId: viewer.id,
      event: input.status,
      opportunity: { id: input.id, title: application.title },
    });
    await publishEvent(trx, [viewer.id, input.userId], TOPICS);
    return input;
  });
}

/**
 * Takes an answer of the viewer's back, so that the application waits again, and tells the applicant.
 * One that waits already stays as it is.
 *
 * @throws as `answerApplication`; CONFLICT once the answer is a day old
 */
export async function reopenApplication(
  ctx: MemberContext,
  input: ReopenApplicationInput,
): Promise<ReopenedApplication> {
  const { viewer } = ctx;
  return withTransaction(ctx.db, async (trx) => {
    const application = await lockApplication(trx, { ...input, postedBy: viewer.id });
    if (!application || application.status === 'withdrawn') throw notFound(GONE);
    const reopened = { ...input, status: 'pending' as const };
    if (application.status === 'pending') return reopened;
    if (!canReopen(application, new Date())) throw conflict('An answer can be taken back for a day');
    await setStatus(trx, input, 'pending');
    await notify(trx, {
      kind: 'opportunity',
      userId: input.userId,
      actorId: viewer.id,
      event: 'reopened',
      opportunity: { id: input.id, title: application.title },
    });
    await publishEvent(trx, [viewer.id, input.userId], TOPICS);
    return reopened;
  });
}

/**
 * Takes the viewer's application back while it waits, and tells the poster.
 *
 * @throws NOT_FOUND when there is none, CONFLICT once it is answered
 */
export async function withdrawApplication(
  ctx: MemberContext,
  { id }: OpportunityRef,
): Promise<WithdrawnApplication> {
  const { viewer } = ctx;
  return withTransaction(ctx.db, async (trx) => {
    const key = { id, userId: viewer.id };
    const application = await lockApplication(trx, key);
    if (!application) throw notFound(GONE);
    if (application.status === 'withdrawn') return { id, applied: false };
    if (application.status !== 'pending') throw conflict('Your application has been answered already');
    await setStatus(trx, key, 'withdrawn');
    await notify(trx, {
      kind: 'opportunity',
      userId: application.postedBy,
      actorId: viewer.id,
      event: 'withdrawn',
      opportunity: { id, title: application.title },
    });
    await publishEvent(trx, [viewer.id, application.postedBy], TOPICS);
    return { id, applied: false };
  });
}

/** Tells those who wait for an answer that the opportunity is closed. */
export async function tellClosed(
  trx: Kysely<DB>,
  { id, title, actorId }: { id: number; title: string; actorId: number },
): Promise<void> {
  const waiting = await trx
    .selectFrom('opportunityApplications')
    .select('userId')
    .where('opportunityId', '=', id)
    .where('status', '=', 'pending')
    .execute();
  for (const { userId } of waiting)
    await notify(trx, {
      kind: 'opportunity',
      userId,
      actorId,
      event: 'closed',
      opportunity: { id, title },
    });
  await publishEvent(trx, [actorId, ...waiting.map(({ userId }) => userId)], TOPICS);
}

type ApplicationKey = { id: number; userId: number };

/** The application, held until the transaction ends, so that of two answers at once one is first. */
function lockApplication(trx: Kysely<DB>, { id, userId, postedBy }: ApplicationKey & { postedBy?: number }) {
  return trx
    .selectFrom('opportunityApplications as application')
    .innerJoin('opportunities as opportunity', 'opportunity.id', 'application.opportunityId')
    .select(['application.status', 'application.endedAt', 'opportunity.title', 'opportunity.postedBy'])
    .where('application.opportunityId', '=', id)
    .where('application.userId', '=', userId)
    .$if(postedBy !== undefined, (query) =>
      query
        .where('opportunity.postedBy', '=', postedBy ?? 0)
        .where((eb) => betweenNoBlock(eb.ref('application.userId'), postedBy ?? 0)),
    )
    .forUpdate('application')
    .executeTakeFirst();
}

async function setStatus(
  trx: Kysely<DB>,
  { id, userId }: ApplicationKey,
  status: ApplicationStatus,
): Promise<void> {
  await trx
    .updateTable('opportunityApplications')
    .set({ status, endedAt: status === 'pending' ? null : sql`now()` })
    .where('opportunityId', '=', id)
    .where('userId', '=', userId)
    .execute();
}
