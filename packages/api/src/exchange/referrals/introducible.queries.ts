import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { type MemberReading, bestCandidates, explainIntroduction, packedReading } from '@guildhall/matching';
import { acceptedOf } from '../../people/recommendations/graph.queries.ts';
import type { Viewer } from '../../ground/core/context.ts';
import { presentPerson } from '../../ground/core/person.ts';
import { isPublicMember, notBlocked } from '../../ground/core/visibility.ts';
import { withSimilarities } from '../../people/embeddings/similarities.queries.ts';
import { listReadings } from '../../discovery/readings/member-readings.ts';
import type { Introducible, ListIntroducibleInput } from './referrals.schema.ts';

/** Connections that are read, the latest. */
const CONNECTIONS_READ = 200;
const LISTED = 100;

const COLUMNS = [
  'id',
  'username',
  'firstName',
  'lastName',
  'jobTitle',
  'company',
  'avatarKey',
  'lastSeenAt',
  'suggestable',
  'version',
  'reading',
  'readingVersion',
] as const;

export type Friend = Pick<Selectable<DB['users']>, (typeof COLUMNS)[number]>;
type Read = { member: Friend; reading: MemberReading };

/**
 * The viewer's connections whom they may introduce to the target: first those who fit the target, best first and
 * with the reason, then all others by name. Members who opted out of suggestions are listed without a reason.
 */
export async function listIntroducible(
  db: Kysely<DB>,
  viewer: Viewer,
  { targetId }: ListIntroducibleInput,
): Promise<Introducible> {
  const [target, friends] = await Promise.all([
    db
      .selectFrom('users')
      .select(COLUMNS)
      .where('id', '=', targetId)
      .where(isPublicMember('users'))
      .where('erasedAt', 'is', null)
      .where(notBlocked(viewer, 'users.id'))
      .executeTakeFirst(),
    listFriends(db, viewer, targetId),
  ]);
  const suggested = target?.suggestable ? await suggest(db, target, friends) : [];
  const reasons = new Map(suggested.map(({ member, reason }) => [member.id, reason]));
  const others = friends.filter(({ id }) => !reasons.has(id));
  return [...suggested.map(({ member }) => member), ...others]
    .slice(0, LISTED)
    .map((member) => present(member, reasons.get(member.id) ?? null));
}

function present(member: Friend, reason: string | null): Introducible[number] {
  const { jobTitle: title, ...person } = presentPerson(member);
  return { ...person, title, reason };
}

/** Those who fit the target, in the order of recommendations, and why. */
async function suggest(db: Kysely<DB>, target: Friend, friends: readonly Friend[]) {
  const readings = await listReadings(db, [target, ...friends]);
  const read = (member: Friend): Read[] => {
    const reading = readings.get(member.id)?.reading;
    return reading ? [{ member, reading }] : [];
  };
  const [mine] = read(target);
  if (!mine) return [];
  const candidates = friends
    .filter(({ suggestable }) => suggestable)
    .flatMap(read)
    .map(({ member, reading }) => ({
      id: member.id,
      member,
      reading,
      packed: packedReading(reading),
      allocation: 0,
      lastSeenAt: member.lastSeenAt?.getTime() ?? Number.NaN,
    }));
  const known = await withSimilarities(db, target.id, candidates);
  const best = bestCandidates(packedReading(mine.reading), known, LISTED);
  return best.flatMap(({ member, reading }) => {
    const reason = explainIntroduction(named(mine), named({ member, reading }));
    return reason === null ? [] : [{ member, reason }];
  });
}

const named = ({ member: { firstName }, reading }: Read) => ({ name: firstName, reading });

/** The viewer's active connections by name, without those between whom and the target there is a block. */
export async function listFriends(
  db: Kysely<DB>,
  viewer: Viewer,
  targetId: number,
  limit = CONNECTIONS_READ,
): Promise<Friend[]> {
  const columns = sql.join(COLUMNS.map((column) => sql.ref(`member.${column}`)));
  const { rows } = await sql<Friend>`
    select ${columns}
    from (${acceptedOf(sql`${viewer.id}::int`, limit)}) as friend
    join users as member on member.id = friend.id
    where ${isPublicMember('member')} and member.erased_at is null and member.id <> ${targetId}
      and not exists (select from blocks where blocker_id = member.id and blocked_id = ${targetId})
      and not exists (select from blocks where blocker_id = ${targetId} and blocked_id = member.id)
    order by member.first_name, member.last_name, member.id
  `.execute(db);
  return rows;
}
