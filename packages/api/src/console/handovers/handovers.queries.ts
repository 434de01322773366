import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { MemberContext, Viewer } from '../../ground/core/context.ts';
import { nameIn } from '../../ground/core/person.ts';
import { forbidden, notFound } from '../../ground/errors/errors.ts';
import { holds, mayRead } from '../../ground/roles/roles.policy.ts';
import { mayApprove } from './handovers.policy.ts';
import {
  type Handover,
  type HandoverDetails,
  type HandoverItem,
  type HandoverList,
  OfficeRole,
} from './handovers.schema.ts';
import { listItems } from './office.queries.ts';

/** Far more than a community hands over in a year. */
const AT_MOST = 100;
export const NO_HANDOVER = 'This handover does not exist';

const handovers = (db: Kysely<DB>) =>
  db
    .selectFrom('handovers')
    .innerJoin('users as outgoing', 'outgoing.id', 'handovers.fromUserId')
    .innerJoin('users as incoming', 'incoming.id', 'handovers.toUserId')
    .leftJoin('users as approver', (join) =>
      join
        .onRef('approver.id', '=', 'handovers.approvedBy')
        .on('approver.role', '=', 'admin')
        .on('approver.isActive', '=', true),
    )
    .selectAll('handovers')
    .select([nameIn('outgoing').as('fromName'), nameIn('incoming').as('toName')])
    .select(sql<boolean>`approver.id is not null`.as('isApproved'));

export type HandoverRow = Awaited<ReturnType<ReturnType<typeof handovers>['executeTakeFirstOrThrow']>>;

/** A handover with the names of the two, or undefined. */
export const findHandover = (db: Kysely<DB>, id: number): Promise<HandoverRow | undefined> =>
  handovers(db).where('handovers.id', '=', id).executeTakeFirst();

export const isOpen = ({ doneAt, cancelledAt }: Pick<HandoverRow, 'doneAt' | 'cancelledAt'>): boolean =>
  doneAt === null && cancelledAt === null;

/** What a row says, without its columns for the database. */
export function presentHandover(row: HandoverRow): Handover {
  const endedAt = row.doneAt ?? row.cancelledAt;
  return {
    id: row.id,
    from: { id: row.fromUserId, name: row.fromName },
    to: { id: row.toUserId, name: row.toName },
    roles: OfficeRole.array().parse(row.roles),
    movesOn: row.movesOn,
    agreed: {
      from: row.confirmedFromAt !== null,
      to: row.confirmedToAt !== null,
      administrator: row.doneAt !== null || row.isApproved,
    },
    state: isOpen(row) ? 'open' : row.doneAt ? 'done' : 'cancelled',
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}

/** Open ones first, then the newest. Who does not look after roles sees what concerns themselves. */
export async function listHandovers({ db, viewer }: MemberContext): Promise<HandoverList> {
  const rows = await handovers(db)
    .$if(!mayRead(viewer, 'roles'), (query) =>
      query.where((eb) => eb.or([eb('fromUserId', '=', viewer.id), eb('toUserId', '=', viewer.id)])),
    )
    .orderBy(sql`(done_at is null and cancelled_at is null)`, 'desc')
    .orderBy('handovers.id', 'desc')
    .limit(AT_MOST)
    .execute();
  return rows.map(presentHandover);
}

/** @throws FORBIDDEN for another member's, unless the viewer looks after roles */
export async function getChecklist(
  { db, viewer }: MemberContext,
  fromUserId: number,
): Promise<HandoverItem[]> {
  if (fromUserId !== viewer.id && !holds(viewer, 'roles'))
    throw forbidden('Only administrators see what others look after');
  return listItems(db, { fromUserId });
}

/** Whether a member may see a handover: the two, and who looks after roles. */
export const maySee = (viewer: Viewer, row: HandoverRow): boolean =>
  viewer.id === row.fromUserId || viewer.id === row.toUserId || holds(viewer, 'roles');

/**
 * A handover with what hangs on the outgoing member.
 * @throws NOT_FOUND unless the viewer is one of the two or looks after roles
 */
export async function getHandover(
  { viewer }: MemberContext,
  db: Kysely<DB>,
  id: number,
): Promise<HandoverDetails> {
  const row = await findHandover(db, id);
  if (!row || !maySee(viewer, row)) throw notFound(NO_HANDOVER);
  const handover = presentHandover(row);
  if (!isOpen(row)) return { ...handover, items: [], can: { confirm: false, approve: false, cancel: false } };
  const { fromUserId, toUserId, chapterIds } = row;
  return {
    ...handover,
    items: await listItems(db, { fromUserId, toUserId, agreed: { roles: handover.roles, chapterIds } }),
    can: {
      confirm:
        (viewer.id === fromUserId && !handover.agreed.from) ||
        (viewer.id === toUserId && !handover.agreed.to),
      approve: !handover.agreed.administrator && mayApprove(await findActiveAdmins(db), viewer.id, row),
      cancel: true,
    },
  };
}

async function findActiveAdmins(db: Kysely<DB>): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('isActive', '=', true)
    .execute();
  return rows.map(({ id }) => id);
}
