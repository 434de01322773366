import { translated } from '@guildhall/locale/translated';
import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import { conflict, forbidden, invalid, notFound } from '../../ground/errors/errors.ts';
import { withIdempotency } from '../../ground/core/idempotency.ts';
import { enqueueJob } from '../../ground/core/jobs.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { requireVersion } from '../../ground/core/require-version.ts';
import { sendMessage } from '../../contact/messages/messages.commands.ts';
import { notify } from '../../contact/notifications/notifications.commands.ts';
import { tellClosed } from './applications.commands.ts';
import { applicationMessages } from './application.messages.ts';
import { canClose, isOpen } from './opportunities.policy.ts';
import { findOpportunityOwner, getOpportunity } from './opportunities.queries.ts';
import {
  type ApplicationState,
  type ApplyInput,
  type CloseState,
  type CreateOpportunityInput,
  OPPORTUNITY_DAYS,
  Opportunity,
  type OpportunityRef,
  type SaveOpportunityInput,
  type SaveState,
  type UpdateOpportunityInput,
} from './opportunities.schema.ts';
import { searchTermsOf } from './opportunity-fit.ts';
import { MATCH_SEARCHES_TASK } from './searches/match-searches.commands.ts';
import { lockUser } from '../../ground/core/lock-user.ts';
import { findRecentDuplicate } from '../../ground/core/find-recent-duplicate.ts';
import { toggleRow } from '../../ground/core/toggle-row.ts';

const GONE = 'This opportunity no longer exists';
const CLOSED = 'This opportunity is closed';

export async function createOpportunity(
  ctx: MemberContext,
  input: CreateOpportunityInput,
): Promise<Opportunity> {
  const { viewer } = ctx;
  return withIdempotency(ctx, {
    operation: 'opportunities.create',
    input,
    output: Opportunity,
    limits: ['opportunity'],
    work: async (trx) => {
      await lockUser(trx, viewer.id);
      const duplicate = await findRecentDuplicate(trx, 'opportunities', {
        createdAt: 'postedAt',
        same: {
          postedBy: viewer.id,
          title: input.title,
          description: input.description,
          isActive: true,
        },
      });
      const id = duplicate ?? (await insert(trx, viewer.id, input));
      await enqueueJob(trx, MATCH_SEARCHES_TASK, {}, { key: MATCH_SEARCHES_TASK });
      return getOpportunity(trx, viewer, { id });
    },
  });
}

/** Applies once: the application is stored, and reaches the poster as a message. */
export async function applyToOpportunity(ctx: MemberContext, input: ApplyInput): Promise<ApplicationState> {
  const { viewer } = ctx;
  return withTransaction(ctx.db, async (trx) => {
    // Held, so that it is not closed before the poster would tell this applicant.
    const opportunity = await requireOpportunity(trx, ctx, input.id, { lock: 'share' });
    if (opportunity.postedBy === viewer.id) throw invalid('You cannot apply to your own opportunity');
    const content = input.message || translated(applicationMessages).applicationFor(opportunity.title);
    if (await insertApplication(trx, viewer.id, opportunity, content)) {
      await sendMessage(
        trx,
        {
          senderId: viewer.id,
          recipientId: opportunity.postedBy,
          content,
          type: 'opportunity',
          opportunityId: opportunity.id,
        },
        { notifiesItself: true },
      );
      await notify(trx, {
        kind: 'opportunity',
        userId: opportunity.postedBy,
        actorId: viewer.id,
        event: 'applied',
        opportunity: { id: opportunity.id, title: opportunity.title },
      });
      await publishEvent(trx, [viewer.id, opportunity.postedBy], ['opportunities']);
    }
    return { id: opportunity.id, applied: true, posterId: opportunity.postedBy };
  });
}

/** Sets whether the viewer has saved the opportunity. Idempotent. */
export async function saveOpportunity(
  ctx: MemberContext,
  { id, saved }: SaveOpportunityInput,
): Promise<SaveState> {
  const opportunity = await requireOpportunity(ctx.db, ctx, id);
  const key = { userId: ctx.viewer.id, opportunityId: opportunity.id };
  await toggleRow(ctx.db, 'opportunitySaves', key, saved);
  return { id, saved };
}

export async function closeOpportunity(ctx: MemberContext, { id }: OpportunityRef): Promise<CloseState> {
  return withTransaction(ctx.db, async (trx) => {
    const opportunity = await requireOpportunity(trx, ctx, id);
    if (!canClose(ctx.viewer, opportunity)) throw forbidden('Only the poster can close this opportunity');
    const closed = await trx
      .updateTable('opportunities')
      .set({ isActive: false })
      .where('id', '=', id)
      .where('isActive', '=', true)
      .returning('title')
      .executeTakeFirst();
    if (closed) await tellClosed(trx, { id, title: closed.title, actorId: ctx.viewer.id });
    return { id, isOpen: false };
  });
}

/**
 * Changes an open opportunity of the viewer's own.
 *
 * @throws FORBIDDEN for someone else's, CONFLICT once it is closed or when it has been edited since the expected version
 */
export async function updateOpportunity(
  ctx: MemberContext,
  { id, expectedVersion, ...fields }: UpdateOpportunityInput,
): Promise<Opportunity> {
  const { viewer } = ctx;
  return withTransaction(ctx.db, async (trx) => {
    const opportunity = await requireOpportunity(trx, ctx, id, { lock: 'update' });
    if (opportunity.postedBy !== viewer.id) throw forbidden('Only the poster can edit this opportunity');
    if (expectedVersion !== undefined)
      requireVersion(expectedVersion, (await getOpportunity(trx, viewer, { id })).version);
    const row = await trx
      .updateTable('opportunities')
      .set({ ...fields, searchTerms: searchTermsOf(fields) })
      .where('id', '=', id)
      .where('postedBy', '=', viewer.id)
      .where('isActive', '=', true)
      .where('expiresAt', '>', sql<Date>`now()`)
      .returning('id')
      .executeTakeFirst();
    if (!row) throw conflict(CLOSED);
    await publishEvent(trx, [viewer.id], ['opportunities']);
    return getOpportunity(trx, viewer, { id });
  });
}

async function requireOpportunity(
  db: Kysely<DB>,
  ctx: MemberContext,
  id: number,
  options?: Parameters<typeof findOpportunityOwner>[3],
) {
  const opportunity = await findOpportunityOwner(db, ctx.viewer, id, options);
  if (!opportunity) throw notFound(GONE);
  return opportunity;
}

/** Returns false when the viewer has already applied, even if the opportunity has closed since. */
async function insertApplication(
  trx: Kysely<DB>,
  userId: number,
  opportunity: { id: number; postedBy: number; isActive: boolean; expiresAt: Date },
  message: string,
): Promise<boolean> {
  const row = await trx
    .insertInto('opportunityApplications')
    .values({ userId, opportunityId: opportunity.id, message })
    .onConflict((conflicting) =>
      conflicting
        .columns(['userId', 'opportunityId'])
        .doUpdateSet({ message, status: 'pending', endedAt: null, createdAt: sql`now()` })
        .where('opportunityApplications.status', '=', 'withdrawn'),
    )
    .returning('userId')
    .executeTakeFirst();
  if (row && !isOpen(opportunity, new Date())) throw conflict(CLOSED);
  return row !== undefined;
}

async function insert(trx: Kysely<DB>, userId: number, input: CreateOpportunityInput): Promise<number> {
  const { id } = await trx
    .insertInto('opportunities')
    .values({
      ...input,
      postedBy: userId,
      searchTerms: searchTermsOf(input),
      expiresAt: input.expiresAt ?? sql<Date>`now() + make_interval(days => ${OPPORTUNITY_DAYS})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
