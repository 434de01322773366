import { sql } from 'kysely';
import type { DatabaseTransaction } from '@guildhall/db';
import { nameIn } from '../../ground/core/person.ts';
import type { Parties } from './handovers.policy.ts';

/**
 * Holds the two and every administrator, in one order, so that nobody's roles, access or account change until the
 * transaction ends. The weaker lock lets others still refer to them, such as from a chapter that is held meanwhile.
 */
export async function lockPeople(trx: DatabaseTransaction, { fromUserId, toUserId }: Parties) {
  const rows = await trx
    .selectFrom('users')
    .select(['id', 'role', 'isActive', 'hasJoined', nameIn('users').as('name')])
    .where('erasedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('id', 'in', [fromUserId, toUserId]),
        eb.and([eb('role', '=', 'admin'), sql<boolean>`is_active`]),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const active = rows.filter(({ isActive }) => isActive);
  return {
    admins: active.flatMap(({ id, role }) => (role === 'admin' ? [id] : [])),
    /** Undefined when they are deactivated, erased or do not exist. */
    from: active.find(({ id }) => id === fromUserId),
    to: active.find(({ id }) => id === toUserId),
  };
}

export type People = Awaited<ReturnType<typeof lockPeople>>;
