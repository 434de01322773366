import { sql } from 'kysely';
import type { DatabaseTransaction } from '@guildhall/db';
import { moveLeads } from '../../chapters/chapters/members/move-leads.commands.ts';
import { moveEvents } from '../../chapters/events/move-events.commands.ts';
import { listDuties } from '../../contact/duties/duties.queries.ts';
import { Duty } from '../../ground/duties/duties.schema.ts';
import type { HandoverRow } from './handovers.queries.ts';
import { type HeldRole, heldRoles } from './office.queries.ts';

type Office = {
  row: HandoverRow;
  /** What was agreed on and is still held. */
  moving: HeldRole[];
  /** The incoming member is an administrator, who needs none of the roles. */
  isAdmin: boolean;
  approvedBy: number;
};

type Audited = { userId: number; before: Record<string, unknown>; after: Record<string, unknown> };

/**
 * Moves roles, chapters, coming events and duties, and returns what the audit log says of either member. The caller
 * holds both.
 */
export async function moveOffice(trx: DatabaseTransaction, office: Office): Promise<{ audited: Audited[] }> {
  const { fromUserId, toUserId, chapterIds } = office.row;
  const both = [fromUserId, toUserId];
  const before = await Promise.all(both.map((userId) => spokenRoles(trx, userId)));
  const looksAfter = (await listDuties(trx)).find(({ id }) => id === fromUserId);
  await moveRoles(trx, office);
  await moveDuties(trx, office, looksAfter?.duties);
  const chapters = await moveLeads(trx, { fromUserId, toUserId, chapterIds });
  const events = await moveEvents(trx, { fromUserId, toUserId, chapterIds: chapters });
  const audited: Audited[] = [];
  for (const [index, userId] of both.entries()) {
    const [mine, none] = userId === fromUserId ? [{ chapters, events }, {}] : [{}, { chapters, events }];
    audited.push({
      userId,
      before: { roles: before[index], ...mine },
      after: { roles: await spokenRoles(trx, userId), ...none, handoverId: office.row.id },
    });
  }
  return { audited };
}

const spokenRoles = async (trx: DatabaseTransaction, userId: number): Promise<string[]> =>
  (await heldRoles(trx, userId)).map(({ role, endsOn }) =>
    endsOn === null ? role : `${role} until ${endsOn}`,
  );

/** A role ends when it would have for the outgoing member, or later where the incoming one holds it for longer. */
async function moveRoles(
  trx: DatabaseTransaction,
  { row: { fromUserId, toUserId }, moving, isAdmin, approvedBy }: Office,
): Promise<void> {
  const makesAdmin = moving.some(({ role }) => role === 'administrator');
  if (makesAdmin) {
    if (!isAdmin) {
      await trx.updateTable('users').set({ role: 'admin' }).where('id', '=', toUserId).execute();
      await trx.deleteFrom('grants').where('userId', '=', toUserId).execute();
    }
    await trx.updateTable('users').set({ role: 'user' }).where('id', '=', fromUserId).execute();
  }
  for (const { role, endsOn } of moving) {
    if (role === 'administrator') continue;
    await trx.deleteFrom('grants').where('userId', '=', fromUserId).where('role', '=', role).execute();
    if (isAdmin || makesAdmin) continue;
    await trx
      .insertInto('grants')
      .values({ userId: toUserId, role, endsOn, grantedBy: approvedBy })
      .onConflict((conflicting) =>
        conflicting.columns(['userId', 'role']).doUpdateSet({
          endsOn: sql`case when grants.ends_on is null or excluded.ends_on is null then null
            else greatest(grants.ends_on, excluded.ends_on) end`,
          grantedBy: approvedBy,
        }),
      )
      .execute();
  }
}

type Notices = Awaited<ReturnType<typeof listDuties>>[number]['duties'];

/** The incoming member looks after what the outgoing one did, where their roles cover it and they have not chosen. */
async function moveDuties(
  trx: DatabaseTransaction,
  { row: { fromUserId, toUserId } }: Office,
  notices: Notices | undefined,
): Promise<void> {
  const now = await listDuties(trx);
  const covers = now.find(({ id }) => id === toUserId)?.covers ?? [];
  for (const duty of Duty.options) {
    const notice = notices?.[duty];
    if (!covers.includes(duty) || notice === undefined || notice === 'off') continue;
    await trx
      .insertInto('adminDuties')
      .values({ userId: toUserId, duty, notice })
      .onConflict((conflicting) => conflicting.columns(['userId', 'duty']).doNothing())
      .execute();
  }
  const left = now.find(({ id }) => id === fromUserId)?.covers ?? [];
  const ended = Duty.options.filter((duty) => !left.includes(duty));
  await trx.deleteFrom('adminDuties').where('userId', '=', fromUserId).where('duty', 'in', ended).execute();
}
