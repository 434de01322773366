import { PENDING_DAYS } from '../recommendations/request-days.policy.ts';
import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import { readCommunity } from '../../community/community/community.queries.ts';
import { formatsOf } from '../../ground/settings/formats.schema.ts';
import type { MemberContext } from '../../ground/core/context.ts';
import { conflict, invalid, notFound, tooMany, unavailable } from '../../ground/errors/errors.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { sendMessage } from '../../contact/messages/messages.commands.ts';
import { findMatch } from '../recommendations/recommendations.queries.ts';
import { notify } from '../../contact/notifications/notifications.commands.ts';
import { OUTSTANDING_MAX, REQUESTS_PER_DAY, type PairRow, decideRequest } from './connections.policy.ts';
import { findConnection } from './connections.queries.ts';
import { isBlocked, isInvitedOrAskedBy, isReachable, lockPairRows } from './pair.queries.ts';
import type { Connection, RequestConnectionInput } from './connections.schema.ts';
import { findFullAllowance } from './request-allowance.queries.ts';
import { lockUser } from '../../ground/core/lock-user.ts';
import { requireConfirmedEmail } from '../../ground/core/confirmed-email.ts';

const TOPICS = ['connections', 'dashboard', 'network'];
/** A crossing request can win the race for the pair's one live row; the second attempt then sees it. */
const ATTEMPTS = 3;

/**
 * Sends a connection request, and returns the row as the viewer sees it. A repeated request changes nothing; one to a
 * member who has requested first connects the two.
 *
 * @throws BAD_REQUEST for oneself, NOT_FOUND for a member who is unknown, inactive, blocked or, to the viewer, not there
 * before their address is confirmed, CONFLICT soon after a
 * withdrawal, TOO_MANY_REQUESTS when a cap is reached, FORBIDDEN for a viewer whose address awaits confirmation to
 * anyone who has neither invited nor asked them
 */
export async function requestConnection(
  ctx: MemberContext,
  input: RequestConnectionInput,
): Promise<Connection> {
  const { viewer } = ctx;
  if (input.toUserId === viewer.id) throw invalid('You cannot connect with yourself');
  return withTransaction(ctx.db, async (trx) => {
    await lockUser(trx, viewer.id);
    const isThere = await isReachable(trx, viewer, input.toUserId);
    if (!isThere || (await isBlocked(trx, viewer.id, input.toUserId)))
      throw notFound('This member is not available');
    if (viewer.awaitsConfirmation && !(await isInvitedOrAskedBy(trx, viewer.id, input.toUserId)))
      requireConfirmedEmail(viewer);
    const connection = await findConnection(trx, viewer, await settle(trx, viewer.id, input));
    if (!connection) throw notFound('This member is not available');
    return connection;
  });
}

async function settle(trx: Kysely<DB>, viewerId: number, input: RequestConnectionInput): Promise<number> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const now = new Date();
    await expireStale(trx, viewerId, input.toUserId);
    const step = decideRequest(viewerId, await lockPairRows(trx, viewerId, input.toUserId), now);
    if (step.kind === 'answer') return step.row.id;
    if (step.kind === 'refuse') throw await withdrawnLately(trx, step.until);
    if (step.kind === 'accept') {
      await accept(trx, step.row);
      return step.row.id;
    }
    await checkAllowance(trx, viewerId);
    const written =
      step.kind === 'create' ? await insert(trx, viewerId, input) : await reopen(trx, step, input);
    if (written !== undefined) return written;
  }
  throw unavailable();
}

/** The job that expires old requests runs daily, so expired ones are also ended here. */
async function expireStale(trx: Kysely<DB>, one: number, other: number): Promise<void> {
  await trx
    .updateTable('connections')
    .set({ status: 'expired', endedAt: sql`now()` })
    .where(sql<number>`least(user_id, connected_user_id)`, '=', Math.min(one, other))
    .where(sql<number>`greatest(user_id, connected_user_id)`, '=', Math.max(one, other))
    .where('status', '=', 'pending')
    .where('createdAt', '<=', sql<Date>`now() - make_interval(days => ${PENDING_DAYS})`)
    .execute();
}

async function accept(trx: Kysely<DB>, row: PairRow): Promise<void> {
  await trx
    .updateTable('connections')
    .set({ status: 'accepted', acceptedAt: sql`now()`, endedAt: null, declinedAt: null })
    .where('id', '=', row.id)
    .execute();
  await notify(trx, { userId: row.userId, actorId: row.connectedUserId, kind: 'connection_accepted' });
  await publishEvent(trx, [row.userId, row.connectedUserId], TOPICS);
}

/** Returns the new row's id; undefined when the other side's request was inserted concurrently. */
async function insert(
  trx: Kysely<DB>,
  viewerId: number,
  input: RequestConnectionInput,
): Promise<number | undefined> {
  const match = await findMatch(trx, viewerId, input.toUserId);
  const row = await trx
    .insertInto('connections')
    .values({
      userId: viewerId,
      connectedUserId: input.toUserId,
      matchScore: match?.percentage ?? null,
      connectionNotes: noteOf(input),
      referralSource: input.source ?? null,
    })
    .onConflict((conflicting) => conflicting.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) await deliver(trx, viewerId, row.id, input);
  return row?.id;
}

/** The note is delivered as a message; the notification is about the request itself. */
async function deliver(
  trx: Kysely<DB>,
  viewerId: number,
  connectionId: number,
  input: RequestConnectionInput,
): Promise<void> {
  const content = noteOf(input);
  const pair = { senderId: viewerId, recipientId: input.toUserId };
  if (content)
    await sendMessage(trx, { ...pair, content, type: 'partnership', connectionId }, { notifiesItself: true });
  await notify(trx, { userId: input.toUserId, actorId: viewerId, kind: 'connection_asked' });
  await publishEvent(trx, [viewerId, input.toUserId], TOPICS);
}

/** Makes an old row look newly sent to the viewer; only 'renew' really sends it. */
async function reopen(
  trx: Kysely<DB>,
  { kind, row }: { kind: 'renew' | 'resurface'; row: PairRow },
  input: RequestConnectionInput,
): Promise<number> {
  const match = await findMatch(trx, row.userId, row.connectedUserId);
  await trx
    .updateTable('connections')
    .set({
      ...(kind === 'renew'
        ? { status: 'pending', endedAt: null, declinedAt: null }
        : {
            status: 'declined',
            endedAt: row.declinedAt ?? row.endedAt,
            declinedAt: row.declinedAt ?? row.endedAt,
          }),
      createdAt: sql`now()`,
      matchScore: match?.percentage ?? null,
      connectionNotes: noteOf(input),
      referralSource: input.source ?? null,
    })
    .where('id', '=', row.id)
    .execute();
  if (kind === 'renew') await deliver(trx, row.userId, row.id, input);
  else await publishEvent(trx, [row.userId], TOPICS);
  return row.id;
}

const noteOf = ({ message }: RequestConnectionInput) => message || null;

async function checkAllowance(trx: Kysely<DB>, viewerId: number): Promise<void> {
  const full = await findFullAllowance(trx, viewerId);
  if (!full) return;
  const reason =
    full.cap === 'daily'
      ? `You have sent ${REQUESTS_PER_DAY} requests in 24 hours.`
      : `You have ${OUTSTANDING_MAX} pending requests. Withdraw one or wait for replies.`;
  const seconds = (full.resetsAt.getTime() - Date.now()) / 1_000;
  throw tooMany(`${reason} You can send another one after ${await inWords(trx, full.resetsAt)}.`, seconds);
}

async function withdrawnLately(trx: Kysely<DB>, until: Date) {
  return conflict(
    `You withdrew a request to this member. You can send another from ${await inWords(trx, until)}.`,
  );
}

async function inWords(trx: Kysely<DB>, date: Date): Promise<string> {
  const { longDate } = formatsOf(await readCommunity(trx));
  const iso = date.toISOString();
  return `${longDate(iso)}, ${iso.slice(11, 16)} UTC`;
}
