import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import {
  type MeaningMatch,
  bestCandidates,
  explainIntroduction,
  matchMembers,
  packedReading,
} from '@guildhall/matching';
import { listReadings } from '../../discovery/readings/member-readings.ts';
import type { Viewer } from '../../ground/core/context.ts';
import { presentPerson } from '../../ground/core/person.ts';
import { type Friend, listFriends } from './introducible.queries.ts';
import { listReferralFacts } from './referral-facts.queries.ts';
import { whyNotRefer } from './referrals.policy.ts';
import type { IntroducedPair, ReferralPerson } from './referrals.schema.ts';

/** The latest connections, each of whom is compared with all others. */
const COMPARED = 60;
/** For each, this many who fit best are looked at more closely. */
const CLOSEST = 3;
const PAIRS = 12;
/** In how many pairs a member is. */
const EACH = 2;
const STRANGERS = { mutualConnections: 0, allocation: 0 };
const WORDS = ['strong', 'good', 'possible'] as const;

type Pair = { target: Friend; referee: Friend; reason: string; match: MeaningMatch };

/**
 * Pairs of the viewer's connections, of whom one offers what the other looks for: they neither know each other nor have
 * been introduced by the viewer, and the viewer may refer to the first. Best first.
 */
export async function listPairs(db: Kysely<DB>, viewer: Viewer): Promise<IntroducedPair[]> {
  const friends = (await listFriends(db, viewer, viewer.id, COMPARED)).filter(
    ({ suggestable }) => suggestable,
  );
  const ids = friends.map(({ id }) => id);
  if (ids.length < 2) return [];
  const [facts, acquainted] = [
    await listReferralFacts(db, viewer.id, ids),
    await listAcquainted(db, viewer.id, ids),
  ];
  const isOpen = ({ id }: Friend) => {
    const known = facts.get(id);
    return known !== undefined && whyNotRefer(known) === null;
  };
  const pairs = (await compare(db, friends, isOpen)).filter(
    ({ target, referee }) => !acquainted.has(keyOf(target.id, referee.id)),
  );
  return chosen(pairs).map(({ target, referee, reason, match }) => ({
    target: present(target),
    referee: present(referee),
    strength: match.strength,
    reason,
  }));
}

async function compare(
  db: Kysely<DB>,
  friends: Friend[],
  isOpen: (friend: Friend) => boolean,
): Promise<Pair[]> {
  const readings = await listReadings(db, friends);
  const candidates = friends.flatMap((member) => {
    const reading = readings.get(member.id)?.reading;
    if (!reading) return [];
    const lastSeenAt = member.lastSeenAt?.getTime() ?? Number.NaN;
    return [{ id: member.id, member, reading, packed: packedReading(reading), allocation: 0, lastSeenAt }];
  });
  const pairs: Pair[] = [];
  for (const mine of candidates.filter(({ member }) => isOpen(member))) {
    const others = candidates.filter(({ id }) => id !== mine.id);
    for (const { member: referee, reading } of bestCandidates(mine.packed, others, CLOSEST)) {
      const { member: target } = mine;
      const reason = explainIntroduction(
        { name: target.firstName, reading: mine.reading },
        { name: referee.firstName, reading },
      );
      if (reason === null) continue;
      const match = matchMembers(mine.reading, reading, STRANGERS, referee.firstName);
      if (match.strength !== null) pairs.push({ target, referee, reason, match });
    }
    // Comparing takes milliseconds; requests that arrived meanwhile go first.
    await setImmediate();
  }
  return pairs;
}

/** The best pairs, each two people once, and nobody in more than a few. */
function chosen(pairs: Pair[]): Pair[] {
  const rankOf = ({ match: { strength } }: Pair) =>
    strength === null ? WORDS.length : WORDS.indexOf(strength);
  const sorted = pairs.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) || (other.match.percentage ?? 0) - (one.match.percentage ?? 0),
  );
  const seen = new Map<string | number, number>();
  const times = (key: string | number) => seen.get(key) ?? 0;
  const best: Pair[] = [];
  for (const pair of sorted) {
    const [one, other] = [pair.target.id, pair.referee.id];
    const key = keyOf(one, other);
    if (best.length === PAIRS || times(key) > 0 || times(one) >= EACH || times(other) >= EACH) continue;
    for (const each of [key, one, other]) seen.set(each, times(each) + 1);
    best.push(pair);
  }
  return best;
}

const keyOf = (one: number, other: number) => `${Math.min(one, other)} ${Math.max(one, other)}`;

/** Of these members every two who are connected or have asked, who block each other, or whom the viewer has introduced. */
async function listAcquainted(db: Kysely<DB>, viewerId: number, ids: number[]): Promise<Set<string>> {
  const { rows } = await sql<{ one: number; other: number }>`
    select user_id as one, connected_user_id as other from connections
    where user_id = any(${ids}::int[]) and connected_user_id = any(${ids}::int[]) and status in ('pending', 'accepted')
    union all
    select blocker_id, blocked_id from blocks where blocker_id = any(${ids}::int[]) and blocked_id = any(${ids}::int[])
    union all
    select target_id, referee_id from referrals where referrer_id = ${viewerId} and referee_id is not null`.execute(
    db,
  );
  return new Set(rows.map(({ one, other }) => keyOf(one, other)));
}

function present(member: Friend): ReferralPerson {
  const { jobTitle: title, ...person } = presentPerson(member);
  return { ...person, title };
}
