import type { Kysely, RawBuilder } from 'kysely';
import { type DB, sql } from '@guildhall/db';

/** The account that stays, and the one that ends in it. */
export type Accounts = { survivor: number; merged: number };
/** How many rows of a table moved, and how many were dropped because they would be about oneself or twice there. */
export type MovedRows = { table: string; moved: number; dropped: number };

/** Moves the rows that name two members. */
export async function movePairs(trx: Kysely<DB>, accounts: Accounts): Promise<MovedRows[]> {
  return [
    await moveThreads(trx, accounts),
    await moveReferrals(trx, accounts),
    await moveConnections(trx, accounts),
    await movePair(trx, accounts, { table: 'blocks', one: 'blocker_id', other: 'blocked_id' }),
    await movePair(trx, accounts, { table: 'dismissals', one: 'user_id', other: 'dismissed_user_id' }),
    await movePair(trx, accounts, { table: 'muted_conversations', one: 'user_id', other: 'other_user_id' }),
    await moveNotifications(trx, accounts),
    await moveHandovers(trx, accounts),
  ];
}

const affected = async (trx: Kysely<DB>, statement: RawBuilder<unknown>): Promise<number> => {
  const { numAffectedRows = 0n } = await statement.execute(trx);
  return Number(numAffectedRows);
};

/** A table in which one member has at most one row about another. */
async function movePair(
  trx: Kysely<DB>,
  { survivor, merged }: Accounts,
  { table, one, other }: { table: string; one: string; other: string },
): Promise<MovedRows> {
  const [name, first, second] = [sql.table(table), sql.ref(one), sql.ref(other)];
  const both = sql`array[${survivor}::int, ${merged}::int]`;
  let dropped = await affected(
    trx,
    sql`delete from ${name} where ${first} = any(${both}) and ${second} = any(${both})`,
  );
  let moved = 0;
  for (const [column, partner] of [
    [first, second],
    [second, first],
  ]) {
    dropped += await affected(
      trx,
      sql`delete from ${name} as twice where ${column} = ${merged} and exists (
        select from ${name} as held where held.${column} = ${survivor} and held.${partner} = twice.${partner})`,
    );
    moved += await affected(trx, sql`update ${name} set ${column} = ${survivor} where ${column} = ${merged}`);
  }
  return { table, moved, dropped };
}

/** Of two live connections to the same member, the accepted one stays. */
async function moveConnections(trx: Kysely<DB>, accounts: Accounts): Promise<MovedRows> {
  const { survivor, merged } = accounts;
  const both = sql`array[${survivor}::int, ${merged}::int]`;
  const dropped = await affected(
    trx,
    sql`
      with live as (
        select id, status, ${merged} in (user_id, connected_user_id) as is_merged,
          case when user_id = any(${both}) then connected_user_id else user_id end as partner
        from connections
        where status in ('pending', 'accepted') and (user_id = any(${both}) or connected_user_id = any(${both})))
      delete from connections where (user_id = any(${both}) and connected_user_id = any(${both})) or id in (
        select worse.id from live as worse
        join live as better on better.partner = worse.partner and better.is_merged <> worse.is_merged
        where (better.status = 'accepted' and worse.status = 'pending')
          or (better.status = worse.status and worse.is_merged))`,
  );
  const moved =
    (await affected(trx, sql`update connections set user_id = ${survivor} where user_id = ${merged}`)) +
    (await affected(
      trx,
      sql`update connections set connected_user_id = ${survivor} where connected_user_id = ${merged}`,
    ));
  return { table: 'connections', moved, dropped };
}

/** Conditions and values of `threads`. */
const partnerOf = (member: number) =>
  sql`case when low_user_id = ${member} then high_user_id else low_user_id end`;
const ofMember = (member: number) => sql`${member} in (low_user_id, high_user_id)`;

/** Two conversations with the same member become one, with all messages. */
async function moveThreads(trx: Kysely<DB>, { survivor, merged }: Accounts): Promise<MovedRows> {
  const { rows: own } = await sql<{ messages: number }>`
    select count(*)::int as messages from messages
    where sender_id in (${survivor}, ${merged}) and recipient_id in (${survivor}, ${merged})`.execute(trx);
  await sql`delete from threads where ${ofMember(survivor)} and ${ofMember(merged)}`.execute(trx);
  await sql`
    with joined as (
      select twice.id as twice, held.id as held, twice.last_message_at, twice.requested_by
      from threads as twice
      join (select id, ${partnerOf(survivor)} as partner from threads where ${ofMember(survivor)}) as held
        on held.partner = case when twice.low_user_id = ${merged} then twice.high_user_id else twice.low_user_id end
      where ${merged} in (twice.low_user_id, twice.high_user_id)),
    held as (
      update threads set last_message_at = greatest(threads.last_message_at, joined.last_message_at),
        requested_by = case when joined.requested_by is null then null else threads.requested_by end
      from joined where threads.id = joined.held)
    update messages set thread_id = joined.held from joined where messages.thread_id = joined.twice`.execute(
    trx,
  );
  await sql`
    delete from threads where ${ofMember(merged)} and ${partnerOf(merged)} in (
      select ${partnerOf(survivor)} from threads where ${ofMember(survivor)})`.execute(trx);
  await sql`
    update threads set low_user_id = least(${survivor}, ${partnerOf(merged)}),
      high_user_id = greatest(${survivor}, ${partnerOf(merged)}),
      requested_by = case when requested_by = ${merged} then ${survivor} else requested_by end
    where ${ofMember(merged)}`.execute(trx);
  const moved =
    (await affected(trx, sql`update messages set sender_id = ${survivor} where sender_id = ${merged}`)) +
    (await affected(trx, sql`update messages set recipient_id = ${survivor} where recipient_id = ${merged}`));
  return { table: 'messages', moved, dropped: own[0]?.messages ?? 0 };
}

/** Of two open referrals of the same members, that of the survivor stays open. */
async function moveReferrals(trx: Kysely<DB>, { survivor, merged }: Accounts): Promise<MovedRows> {
  const both = sql`array[${survivor}::int, ${merged}::int]`;
  const dropped = await affected(
    trx,
    sql`delete from referrals where target_id = any(${both})
      and (referrer_id = any(${both}) or referee_id = any(${both}))`,
  );
  await sql`update referrals set referee_id = null
    where referrer_id = any(${both}) and referee_id = any(${both})`.execute(trx);
  for (const [column, partner] of [
    [sql.ref('referrer_id'), sql.ref('target_id')],
    [sql.ref('target_id'), sql.ref('referrer_id')],
  ])
    await sql`
      update referrals as twice set status = 'withdrawn', ended_at = now()
      where ${column} = ${merged} and status in ('pending', 'accepted') and exists (
        select from referrals as held where held.${column} = ${survivor} and held.${partner} = twice.${partner}
          and held.status in ('pending', 'accepted'))`.execute(trx);
  let moved = 0;
  for (const column of ['referrer_id', 'referee_id', 'target_id'])
    moved += await affected(
      trx,
      sql`update referrals set ${sql.ref(column)} = ${survivor} where ${sql.ref(column)} = ${merged}`,
    );
  return { table: 'referrals', moved, dropped };
}

async function moveNotifications(trx: Kysely<DB>, { survivor, merged }: Accounts): Promise<MovedRows> {
  const both = sql`array[${survivor}::int, ${merged}::int]`;
  const dropped = await affected(
    trx,
    sql`delete from notifications where user_id = any(${both}) and actor_id = any(${both})`,
  );
  const moved = await affected(
    trx,
    sql`update notifications set user_id = ${survivor} where user_id = ${merged}`,
  );
  await sql`update notifications set actor_id = ${survivor} where actor_id = ${merged}`.execute(trx);
  return { table: 'notifications', moved, dropped };
}

/** What the merged account was to hand over is off: it has no role, or it could not be merged. */
async function moveHandovers(trx: Kysely<DB>, accounts: Accounts): Promise<MovedRows> {
  const { survivor, merged } = accounts;
  const both = sql`array[${survivor}::int, ${merged}::int]`;
  const dropped = await affected(
    trx,
    sql`delete from handovers where from_user_id = any(${both}) and to_user_id = any(${both})`,
  );
  await sql`update handovers set cancelled_at = now(), reason = 'roles_gone'
    where from_user_id = ${merged} and done_at is null and cancelled_at is null`.execute(trx);
  let moved = 0;
  for (const column of ['from_user_id', 'to_user_id'])
    moved += await affected(
      trx,
      sql`update handovers set ${sql.ref(column)} = ${survivor} where ${sql.ref(column)} = ${merged}`,
    );
  return { table: 'handovers', moved, dropped };
}
