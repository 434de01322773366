import { sql } from 'kysely';
import { type DatabaseTransaction, withTransaction } from '@guildhall/db';
import { writeAudit } from '../../ground/core/audit.ts';
import type { MemberContext } from '../../ground/core/context.ts';
import { betweenNoBlock } from '../../ground/core/visibility.ts';
import { beyondRole, conflict, invalid } from '../../ground/errors/errors.ts';
import { holds } from '../../ground/roles/roles.policy.ts';
import { mayApprove, today } from './handovers.policy.ts';
import { getHandover } from './handovers.queries.ts';
import { HANDOVER_DAYS, type HandoverDetails, type StartHandoverInput } from './handovers.schema.ts';
import { type People, lockPeople } from './lock-people.commands.ts';
import { type HeldRole, heldRoles, ledChapters, roleName } from './office.queries.ts';
import { askPeople } from './handover-news.commands.ts';

/**
 * Begins to hand over an office: an administrator for anyone, an officer for themselves, who agrees by it. Nothing moves
 * before everyone has agreed.
 * @throws FORBIDDEN for another's office, CONFLICT when there is none, one is handed over already, or the other is not
 * an active member
 */
export async function startHandover(ctx: MemberContext, input: StartHandoverInput): Promise<HandoverDetails> {
  const { fromUserId, toUserId, movesOn } = input;
  const isOwn = fromUserId === ctx.viewer.id;
  if (!isOwn && !holds(ctx.viewer, 'roles')) throw beyondRole();
  if (fromUserId === toUserId) throw refused('toUserId', 'Choose someone else');
  requireDay(movesOn);
  return withTransaction(ctx.db, async (trx) => {
    const people = await lockPeople(trx, input);
    if (!isOwn && !people.admins.includes(ctx.viewer.id)) throw beyondRole();
    await requireIncoming(trx, ctx, people, input);
    const held = await heldRoles(trx, fromUserId);
    if (!people.from || held.length === 0)
      throw refused('fromUserId', 'This member has no role to hand over');
    requireUntil(held, movesOn);
    await requireNoOther(trx, fromUserId);
    const isApproved = mayApprove(people.admins, ctx.viewer.id, input);
    const { id } = await trx
      .insertInto('handovers')
      .values({
        ...input,
        roles: held.map(({ role }) => role),
        chapterIds: (await ledChapters(trx, fromUserId)).map((chapter) => chapter.id),
        createdBy: ctx.viewer.id,
        confirmedFromAt: isOwn ? sql<Date>`now()` : null,
        approvedBy: isApproved ? ctx.viewer.id : null,
        approvedAt: isApproved ? sql<Date>`now()` : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeAudit(trx, ctx, {
      event: 'user.handover_started',
      targetType: 'user',
      targetId: fromUserId,
      after: { handoverId: id, toUserId, roles: held.map(({ role }) => role), movesOn },
    });
    await askPeople(trx, { id, ...input, isOwn, isApproved, admins: people.admins });
    return getHandover(ctx, trx, id);
  });
}

const refused = (path: string, message: string) => conflict(message, [{ path, message }]);

function requireDay(movesOn: string | null): void {
  if (movesOn === null) return;
  const last = new Date(Date.now() + HANDOVER_DAYS * 86_400_000).toISOString().slice(0, 10);
  const message =
    movesOn < today() ? 'Choose today or a later day' : movesOn > last ? 'Choose a day within a year' : null;
  if (message !== null) throw invalid(message, [{ path: 'movesOn', message }]);
}

/** An officer does not learn of members who are hidden from them by a block. */
async function requireIncoming(
  trx: DatabaseTransaction,
  { viewer }: MemberContext,
  { to }: People,
  { fromUserId, toUserId }: StartHandoverInput,
): Promise<void> {
  const isHidden =
    fromUserId === viewer.id &&
    !holds(viewer, 'roles') &&
    !(await trx
      .selectFrom('users')
      .select('id')
      .where('id', '=', toUserId)
      .where(betweenNoBlock(sql.ref('users.id'), viewer.id))
      .executeTakeFirst());
  if (!to?.hasJoined || isHidden) throw refused('toUserId', 'Only an active member can take over');
}

function requireUntil(held: HeldRole[], movesOn: string | null): void {
  const ended = held.find(({ endsOn }) => endsOn !== null && movesOn !== null && endsOn < movesOn);
  if (!ended) return;
  const message = `The role ${roleName(ended.role)} ends before this day. Choose an earlier one, or give the role for longer first.`;
  throw invalid(message, [{ path: 'movesOn', message }]);
}

async function requireNoOther(trx: DatabaseTransaction, fromUserId: number): Promise<void> {
  const other = await trx
    .selectFrom('handovers')
    .select('id')
    .where('fromUserId', '=', fromUserId)
    .where('doneAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .executeTakeFirst();
  if (other)
    throw refused('fromUserId', 'This office is being handed over already. Cancel that handover first.');
}
