import type { Selectable } from 'kysely';
import { type DB, type DatabaseTransaction, withTransaction } from '@guildhall/db';
import { enqueueAccountMail } from '../../contact/mail/mail.commands.ts';
import { writeAudit } from '../../ground/core/audit.ts';
import type { MemberContext } from '../../ground/core/context.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { beyondRole, conflict, invalid, notFound } from '../../ground/errors/errors.ts';
import { holds, holdsAllOf } from '../../ground/roles/roles.policy.ts';
import type { StaffRole } from '../../ground/roles/roles.schema.ts';
import { endSessions } from '../../ground/security/end-sessions.ts';
import { lockActiveAdmins } from '../users/users.commands.ts';
import { listGrants } from './grants.queries.ts';
import type { EndRoleInput, GiveRoleInput, GrantList } from './grants.schema.ts';

const PAST = 'Choose today or a later day';

/**
 * Gives an active member a role, or a role that they hold another last day. They sign in again, which checks that their
 * password is strong enough, and get an email.
 * @throws FORBIDDEN unless the viewer holds all that the role permits; CONFLICT for an administrator, or who is inactive
 */
export async function giveRole(
  ctx: MemberContext,
  { userId, role, endsOn }: GiveRoleInput,
): Promise<GrantList> {
  if (endsOn !== null && endsOn < today()) throw invalid(PAST, [{ path: 'endsOn', message: PAST }]);
  return withTransaction(ctx.db, async (trx) => {
    await requireMayGrant(trx, ctx, role);
    const member = await lockMember(trx, userId);
    if (!member.isActive) throw conflict('Only an active member can have a role');
    if (member.role === 'admin') throw conflict('An administrator may do all of this already');
    const before = await rolesOf(trx, userId);
    const held = before.find((one) => one.role === role);
    if (held && held.endsOn === endsOn) return listGrants(trx);
    await trx
      .insertInto('grants')
      .values({ userId, role, endsOn, grantedBy: ctx.viewer.id })
      .onConflict((conflicting) =>
        conflicting.columns(['userId', 'role']).doUpdateSet({ endsOn, grantedBy: ctx.viewer.id }),
      )
      .execute();
    await recordChange(trx, ctx, { userId, role, before, event: 'user.role_granted' });
    return listGrants(trx);
  });
}

/**
 * Ends a role of a member at once. They are signed out everywhere and get an email.
 * @throws FORBIDDEN unless the viewer holds all that the role permits; NOT_FOUND when the member does not hold it
 */
export async function endRole(ctx: MemberContext, { userId, role }: EndRoleInput): Promise<GrantList> {
  return withTransaction(ctx.db, async (trx) => {
    await requireMayGrant(trx, ctx, role);
    await lockMember(trx, userId);
    const before = await rolesOf(trx, userId);
    const { numDeletedRows } = await trx
      .deleteFrom('grants')
      .where('userId', '=', userId)
      .where('role', '=', role)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw notFound('This member does not hold this role');
    await recordChange(trx, ctx, { userId, role, before, event: 'user.role_ended' });
    return listGrants(trx);
  });
}

/**
 * Nobody grants or ends what they do not hold. The administrators are locked, so that who was demoted a moment ago does
 * not go on.
 */
async function requireMayGrant(
  trx: DatabaseTransaction,
  { viewer }: MemberContext,
  role: StaffRole,
): Promise<void> {
  const admins = await lockActiveAdmins(trx);
  const isStill = viewer.role !== 'admin' || admins.includes(viewer.id);
  if (!isStill || !holds(viewer, 'roles') || !holdsAllOf(viewer, { role: 'user', roles: [role] }))
    throw beyondRole();
}

async function lockMember(trx: DatabaseTransaction, id: number) {
  const member = await trx
    .selectFrom('users')
    .select(['role', 'isActive'])
    .where('id', '=', id)
    .where('erasedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!member) throw notFound('This member does not exist');
  return member;
}

type Held = Pick<Selectable<DB['grants']>, 'role' | 'endsOn'>;

/** Also what is no longer in force: it is replaced as well. */
const rolesOf = (trx: DatabaseTransaction, userId: number): Promise<Held[]> =>
  trx.selectFrom('grants').select(['role', 'endsOn']).where('userId', '=', userId).orderBy('role').execute();

type Change = {
  userId: number;
  role: StaffRole;
  before: Held[];
  event: 'user.role_granted' | 'user.role_ended';
};

async function recordChange(
  trx: DatabaseTransaction,
  ctx: MemberContext,
  { userId, role, before, event }: Change,
): Promise<void> {
  await endSessions(trx, [userId]);
  const topic = event === 'user.role_granted' ? 'mail.role_granted' : 'mail.role_ended';
  await enqueueAccountMail(trx, userId, topic, { role });
  await writeAudit(trx, ctx, {
    event,
    targetType: 'user',
    targetId: userId,
    before: { roles: before.map(spoken) },
    after: { roles: (await rolesOf(trx, userId)).map(spoken) },
  });
  await publishEvent(trx, [userId], ['auth']);
}

const spoken = ({ role, endsOn }: Held) => (endsOn === null ? role : `${role} until ${endsOn}`);

const today = () => new Date().toISOString().slice(0, 10);
