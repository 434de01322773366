import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type DB, type Database, withTransaction } from '@guildhall/db';
import { type MemberReading, type Strength, matchMembers, needTexts } from '@guildhall/matching';
import { notify } from '../../contact/notifications/notifications.commands.ts';
import { type MatchMember, listMatchMembers } from '../../discovery/readings/match-profile.queries.ts';
import { listReadings } from '../../discovery/readings/member-readings.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { listShownMembers } from '../recommendations/shown-members.queries.ts';

/** Changed members compared in one transaction, and members whose needs are read together. */
const BATCH = { members: 50, asking: 100 };
/** Best first; "possible" is not worth an email. */
const TOLD: readonly Strength[] = ['strong', 'good'];
const STRANGERS = { mutualConnections: 0, allocation: 0 };

type Changed = { member: MatchMember; reading: MemberReading };
type Standing = { userId: number; needs: string[] };

/**
 * Compares the members who are new or have changed with every standing need, and tells who asked of the best who meets
 * it. A need that was met no longer stands. Crash-safe: members are taken off the list in the same transaction.
 */
export async function answerStandingNeeds(db: Database): Promise<void> {
  while ((await withTransaction(db, answerBatch)) > 0);
}

async function answerBatch(trx: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ userId: number }>`
    delete from uncompared_members where user_id in (
      select user_id from uncompared_members order by user_id limit ${BATCH.members} for update skip locked)
    returning user_id as "userId"`.execute(trx);
  const members = await listMatchMembers(
    trx,
    rows.map(({ userId }) => userId),
  );
  const readings = await listReadings(trx, members);
  const changed = members.flatMap((member) => {
    const reading = readings.get(member.id)?.reading;
    return reading ? [{ member, reading }] : [];
  });
  for (const { member, reading } of changed) await dropForgotten(trx, member.id, needTexts(reading));
  for (let after = 0; changed.length > 0;) {
    const standing = await listStanding(trx, after);
    const last = standing.at(-1);
    if (!last) break;
    await answer(trx, standing, changed);
    after = last.userId;
  }
  return rows.length;
}

/** What a profile no longer says stands no longer. */
async function dropForgotten(trx: Kysely<DB>, userId: number, written: readonly string[]): Promise<void> {
  await sql`
    delete from standing_needs
    where user_id = ${userId} and need <> all(${[...written]}::text[])`.execute(trx);
}

const listStanding = (trx: Kysely<DB>, after: number): Promise<Standing[]> =>
  trx
    .selectFrom('standingNeeds')
    .select((eb) => ['userId', eb.fn<string[]>('array_agg', ['need']).as('needs')])
    .where('userId', '>', after)
    .groupBy('userId')
    .orderBy('userId')
    .limit(BATCH.asking)
    .execute();

async function answer(trx: Kysely<DB>, standing: Standing[], changed: Changed[]): Promise<void> {
  const asking = await listMatchMembers(
    trx,
    standing.map(({ userId }) => userId),
  );
  const readings = await listReadings(trx, asking);
  for (const { userId, needs } of standing) {
    const reading = readings.get(userId)?.reading;
    if (reading) await answerMember(trx, { userId, needs, reading }, changed);
    // Comparing takes milliseconds; requests that arrived meanwhile go first.
    await setImmediate();
  }
}

async function answerMember(
  trx: Kysely<DB>,
  { userId, needs, reading }: Standing & { reading: MemberReading },
  changed: Changed[],
): Promise<void> {
  const texts = needTexts(reading);
  const others = changed.filter(({ member }) => member.id !== userId);
  const matches = others.map((other) => ({
    id: other.member.id,
    strengths: matchMembers(reading, other.reading, STRANGERS, other.member.firstName).strengths,
  }));
  for (const need of needs) {
    const place = texts.indexOf(need);
    const found = TOLD.flatMap((word) => matches.filter(({ strengths }) => strengths[place] === word));
    if (found.length === 0) continue;
    const shown = await listShownMembers(
      trx,
      userId,
      found.map(({ id }) => id),
      new Date(),
    );
    const best = found.find(({ id }) => shown.some((member) => member.id === id));
    if (best) await tell(trx, { userId, need, actorId: best.id });
  }
}

/** Whoever deletes the standing need tells of it, so nobody is told twice. */
async function tell(
  trx: Kysely<DB>,
  { userId, need, actorId }: { userId: number; need: string; actorId: number },
): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('standingNeeds')
    .where('userId', '=', userId)
    .where('need', '=', need)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return;
  await notify(trx, { kind: 'need', userId, actorId, need });
  await publishEvent(trx, [userId], ['needs']);
}
