import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import { isBlocked } from '../../../people/connections/pair.queries.ts';
import type { MemberContext } from '../../../ground/core/context.ts';
import { conflict, forbidden, notFound } from '../../../ground/errors/errors.ts';
import { publishEvent } from '../../../ground/core/live.ts';
import { notify } from '../../../contact/notifications/notifications.commands.ts';
import { findPublicProfile } from '../../../people/profile/profile.queries.ts';
import { canEditBusiness } from '../businesses.policy.ts';
import { BUSINESS_GONE, type BusinessRow, findBusinessRow } from '../businesses.queries.ts';
import { canAnswer, canRemove } from './team.policy.ts';
import { type EmploymentRow, lockEmployment } from './team.queries.ts';
import type { AnswerInvitationInput, EmployeeRef, InvitationAnswer, InviteInput } from './team.schema.ts';
import { lockUser } from '../../../ground/core/lock-user.ts';

const NOT_OWNER = 'Only the owner may change the team';
const GONE = 'This person is not on the team';
/** Members of one team, including invited ones. */
const TEAM_SIZE = 200;
const TOPICS = ['businesses'];

/** Invites a member to the team. The owner is confirmed immediately. */
export async function inviteToTeam(ctx: MemberContext, input: InviteInput): Promise<InvitationAnswer> {
  return withTransaction(ctx.db, async (trx) => {
    const business = await requireManaged(trx, ctx, input.businessId);
    // Blocking locks both members too, so a block and this invitation run one after the other.
    await lockUser(trx, business.ownerId);
    const member = await findPublicProfile(trx, ctx.viewer, String(input.userId ?? input.username));
    if (!member || (await isBlocked(trx, business.ownerId, member.id)))
      throw notFound('There is no member with this username');
    await checkRoom(trx, business.id);
    const isSelf = member.id === ctx.viewer.id;
    const status = isSelf ? 'confirmed' : 'invited';
    const { role, title, department } = input;
    const row = await trx
      .insertInto('businessEmployees')
      .values({
        businessId: business.id,
        userId: member.id,
        role,
        title,
        department,
        status,
        confirmedAt: isSelf ? sql<Date>`now()` : null,
      })
      .onConflict((conflicting) => conflicting.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) throw conflict('This member is already on the team or invited');
    if (!isSelf) await tell(trx, business, member.id, ctx.viewer.id, 'invited');
    await publishEvent(trx, [business.ownerId, member.id], TOPICS);
    return { id: row.id, status };
  });
}

/** Accepts or declines an invitation, while the owner is public; only the invited member can. */
export async function answerInvitation(
  ctx: MemberContext,
  { id, accept }: AnswerInvitationInput,
): Promise<InvitationAnswer> {
  return withTransaction(ctx.db, async (trx) => {
    const employment = await requireEmployment(trx, ctx, id);
    if (!employment.ownerIsPublic) throw notFound(GONE);
    if (!canAnswer(ctx.viewer, employment))
      throw employment.userId === ctx.viewer.id
        ? conflict('You are already on this team')
        : forbidden('Only the invited member can respond');
    const status = accept ? 'confirmed' : 'declined';
    await trx
      .updateTable('businessEmployees')
      .set({ status, confirmedAt: accept ? sql<Date>`now()` : null })
      .where('id', '=', id)
      .execute();
    if (accept) await tell(trx, employment.business, employment.ownerId, ctx.viewer.id, 'confirmed');
    await publishEvent(trx, [employment.ownerId, employment.userId], TOPICS);
    return { id, status };
  });
}

export async function removeFromTeam(ctx: MemberContext, { id }: EmployeeRef): Promise<EmployeeRef> {
  return withTransaction(ctx.db, async (trx) => {
    const employment = await requireEmployment(trx, ctx, id);
    if (!canRemove(ctx.viewer, employment)) throw forbidden(NOT_OWNER);
    await trx.deleteFrom('businessEmployees').where('id', '=', id).execute();
    await publishEvent(trx, [employment.ownerId, employment.userId], TOPICS);
    return { id };
  });
}

/** Withdraws pending invitations between two members, whichever of them owns the business; confirmed members stay. */
export async function endInvitations(trx: Kysely<DB>, one: number, other: number): Promise<void> {
  await trx
    .deleteFrom('businessEmployees')
    .using('businesses')
    .whereRef('businesses.id', '=', 'businessEmployees.businessId')
    .where('businessEmployees.status', '=', 'invited')
    .where((eb) =>
      eb.or([
        eb.and([eb('businesses.ownerId', '=', one), eb('businessEmployees.userId', '=', other)]),
        eb.and([eb('businesses.ownerId', '=', other), eb('businessEmployees.userId', '=', one)]),
      ]),
    )
    .execute();
}

/** A business that the viewer manages, locked so that concurrent invitations cannot exceed the team's size. */
async function requireManaged(trx: Kysely<DB>, ctx: MemberContext, businessId: number): Promise<BusinessRow> {
  const business = await findBusinessRow(trx, ctx.viewer, businessId, { lock: true });
  if (!business) throw notFound(BUSINESS_GONE);
  if (!canEditBusiness(ctx.viewer, business))
    throw forbidden(NOT_OWNER, [{ path: 'businessId', message: NOT_OWNER }]);
  return business;
}

/** NOT_FOUND for everyone but the two sides, so that an invitation stays private. */
async function requireEmployment(trx: Kysely<DB>, ctx: MemberContext, id: number): Promise<EmploymentRow> {
  const employment = await lockEmployment(trx, id);
  const isPublic = employment?.status === 'confirmed';
  if (!employment || (!isPublic && !canRemove(ctx.viewer, employment))) throw notFound(GONE);
  if (!isPublic && (await isBlocked(trx, employment.ownerId, employment.userId))) throw notFound(GONE);
  return employment;
}

async function checkRoom(trx: Kysely<DB>, businessId: number): Promise<void> {
  const { count } = await trx
    .selectFrom('businessEmployees')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('businessId', '=', businessId)
    .executeTakeFirstOrThrow();
  if (count >= TEAM_SIZE) throw conflict(`A team can have at most ${TEAM_SIZE} members`);
}

async function tell(
  trx: Kysely<DB>,
  { id, slug, name }: EmploymentRow['business'],
  userId: number,
  actorId: number,
  event: 'invited' | 'confirmed',
): Promise<void> {
  await notify(trx, { userId, actorId, kind: 'team', business: { id, slug, name }, event });
}
