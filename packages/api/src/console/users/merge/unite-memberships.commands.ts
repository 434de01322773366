import type { Kysely } from 'kysely';
import { type DB, type Membership, type Selectable, sql } from '@guildhall/db';
import { DAY_MS } from '@guildhall/db/time';
import type { Accounts } from './merge-pairs.commands.ts';

type Held = Omit<Selectable<Membership>, 'userId'>;
/** A membership, and the ids of those that become part of it. */
type United = Held & { parts: number[] };

/** Makes one what says when two accounts of a person were members, invited and here. Before either row of `users` changes. */
export async function uniteHistory(trx: Kysely<DB>, accounts: Accounts): Promise<void> {
  await uniteMemberships(trx, accounts);
  const { survivor, merged } = accounts;
  const months = sql`active_months as held`;
  await sql`update ${months}
    set first_at = least(held.first_at, twice.first_at), last_at = greatest(held.last_at, twice.last_at)
    from active_months as twice
    where held.user_id = ${survivor} and twice.user_id = ${merged} and twice.month = held.month`.execute(trx);
  await sql`delete from active_months as twice using ${months}
    where held.user_id = ${survivor} and twice.user_id = ${merged} and twice.month = held.month`.execute(trx);
  await sql`update active_months set user_id = ${survivor} where user_id = ${merged}`.execute(trx);
  // Of two invitations the first counts.
  await sql`delete from member_invitations as later using member_invitations as first
    where first.user_id in (${survivor}, ${merged}) and later.user_id in (${survivor}, ${merged})
      and (first.invited_at, first.id) < (later.invited_at, later.id)`.execute(trx);
  await sql`update member_invitations set user_id = ${survivor} where user_id = ${merged}`.execute(trx);
}

async function uniteMemberships(trx: Kysely<DB>, { survivor, merged }: Accounts): Promise<void> {
  const rows = await trx
    .selectFrom('memberships')
    .selectAll()
    .where('userId', 'in', [survivor, merged])
    .orderBy('startedAt')
    .orderBy('id')
    .execute();
  rows.sort((one, other) => startOf(one) - startOf(other));
  const isMember = rows.some(({ userId, endedAt }) => userId === survivor && endedAt === null);
  for (const { parts, id, endedAt, ...held } of unite(rows)) {
    const { startedAt, startsOn, wasAdded, expiresOn, expirySetAt, agreedUntil } = held;
    await sql`update membership_renewals as renewal set membership_id = ${id}
      where membership_id = any(${parts}::int[]) and not exists (
        select from membership_renewals as same where same.membership_id = ${id} and same.due_on = renewal.due_on)`.execute(
      trx,
    );
    if (parts.length > 0) await trx.deleteFrom('memberships').where('id', 'in', parts).execute();
    await trx
      .updateTable('memberships')
      .set({ userId: survivor, startedAt, startsOn, wasAdded, expiresOn, expirySetAt, agreedUntil })
      .set({ endedAt: endedAt ?? (isMember ? null : sql<Date>`now()`) })
      .where('id', '=', id)
      .execute();
  }
}

/**
 * Joins memberships that overlap or follow each other without a gap.
 * @param held oldest first; those without an end may be several, and become one
 */
export function unite(held: readonly Held[]): United[] {
  const united: United[] = [];
  for (const next of held) {
    const last = united.at(-1);
    if (last && startOf(next) <= endOf(last)) united[united.length - 1] = join(last, next);
    else {
      if (last) last.endedAt ??= new Date(startOf(next));
      united.push({ ...next, parts: [] });
    }
  }
  return united;
}

/** One membership from the beginning of the first to the later end of both. */
function join(first: United, next: Held): United {
  const later =
    endOf(next) > endOf(first) || (next.endedAt === null && first.endedAt !== null) ? next : first;
  const { endedAt, expiresOn, expirySetAt } = later;
  const [one, other] = [first.agreedUntil, next.agreedUntil];
  const latest = one !== null && other !== null && one > other ? one : other;
  const agreedUntil = one === null || other === null ? later.agreedUntil : latest;
  const isCurrent = first.endedAt === null || next.endedAt === null;
  return {
    ...first,
    wasAdded: first.wasAdded && next.wasAdded,
    endedAt: isCurrent ? null : endedAt,
    expiresOn,
    expirySetAt,
    agreedUntil,
    parts: [...first.parts, next.id],
  };
}

/** When a membership began, by the day that was entered if there is one. */
const startOf = ({ startsOn, startedAt }: Held): number =>
  startsOn === null ? startedAt.getTime() : Date.parse(startsOn);

/** When a membership is over: the earlier of its end and of the day after its last one. */
function endOf({ endedAt, expiresOn }: Held): number {
  const expiry = expiresOn === null ? Infinity : Date.parse(expiresOn) + DAY_MS;
  return Math.min(endedAt?.getTime() ?? Infinity, expiry);
}
