import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { type Hint, type Match, raiseHints, rankPrepared, scorePrepared } from '@guildhall/matching';
import { countMutual } from '../connections/graph.queries.ts';
import { type Seeker, filterFree, listCandidateIds } from './candidates.queries.ts';
import { rankCandidates } from './indexed-candidates.ts';
import {
  MATCH_COLUMNS,
  type MatchMember,
  findMatchMember,
  listMatchMembers,
  toMatchProfile,
} from './match-profile.queries.ts';
import type { PeopleIndex } from './people-index.ts';
import { peopleIndexOf } from './people.ts';
import { preparedProfile } from './prepared-profiles.ts';

/** A member worth meeting, how well they fit and why. */
export type Recommended = { member: MatchMember; match: Match; mutualConnections: number };

/**
 * The members who fit the viewer best: score descending, then who was here last, then the lower id.
 * Used by the dashboard, the insights and the referral matches alike.
 */
export async function recommend(
  db: Kysely<DB>,
  viewerId: number,
  { limit, now = new Date() }: { limit: number; now?: Date },
): Promise<Recommended[]> {
  const viewer = await findSeeker(db, viewerId);
  if (!viewer) return [];
  const { searchTerms, seekTerms, locationKey, industry } = viewer;
  const asking = { id: viewerId, searchTerms, seekTerms, locationKey, industry };
  const index = peopleIndexOf(db);
  if (index) return recommendIndexed(db, index, { viewer, seeker: asking, limit, now });
  const ids = await listCandidateIds(db, asking, now);
  const [members, mutual] = await Promise.all([listMatchMembers(db, ids), countMutual(db, viewerId, ids)]);

  const seeker = preparedProfile(viewer);
  const ranked = members.map((member) => {
    const profile = preparedProfile(member);
    const facts = { mutualConnections: mutual.get(member.id) ?? 0, now };
    return { member, profile, facts, score: rankPrepared(seeker, profile, facts) };
  });
  const best = ranked
    .toSorted((one, other) => other.score - one.score || comparePresence(one.member, other.member))
    .slice(0, limit);
  return best.map(({ member, profile, facts }) => ({
    member,
    match: scorePrepared(seeker, profile, facts),
    mutualConnections: facts.mutualConnections,
  }));
}

/** Checked beyond those that are shown, as some of the best may be taken or gone. */
const SPARE = 6;

type Asked = { viewer: MatchMember; seeker: Seeker; limit: number; now: Date };

/** The same from memory: only whom the viewer is shown is read, checked and explained. */
async function recommendIndexed(
  db: Kysely<DB>,
  index: PeopleIndex,
  { viewer, seeker, limit, now }: Asked,
): Promise<Recommended[]> {
  const profile = preparedProfile(viewer);
  const ranked = rankCandidates(index, seeker, profile, now);
  const shown: typeof ranked = [];
  for (let from = 0; shown.length < limit && from < ranked.length; from += limit + SPARE) {
    const next = ranked.slice(from, from + limit + SPARE);
    const free = await filterFree(
      db,
      viewer.id,
      next.map(({ id }) => id),
      now,
    );
    shown.push(...next.filter(({ id }) => free.has(id)).slice(0, limit - shown.length));
  }
  const members = await listMatchMembers(
    db,
    shown.map(({ id }) => id),
  );
  const mutual = new Map(shown.map(({ id, mutualConnections }) => [id, mutualConnections]));
  return members
    .map((member) => {
      const mutualConnections = mutual.get(member.id) ?? 0;
      const match = scorePrepared(profile, preparedProfile(member), { mutualConnections, now });
      return { member, match, mutualConnections };
    })
    .toSorted(
      (one, other) => other.match.score - one.match.score || comparePresence(one.member, other.member),
    );
}

/** How well one member fits the viewer; undefined when either is not there. */
export async function findMatch(
  db: Kysely<DB>,
  viewerId: number,
  otherId: number,
  now = new Date(),
): Promise<Match | undefined> {
  const members = await listMatchMembers(db, [viewerId, otherId]);
  const viewer = members.find(({ id }) => id === viewerId);
  const other = members.find(({ id }) => id === otherId);
  if (!viewer || !other) return undefined;
  const mutual = await countMutual(db, viewerId, [otherId]);
  return scorePrepared(preparedProfile(viewer), preparedProfile(other), {
    mutualConnections: mutual.get(otherId) ?? 0,
    now,
  });
}

/** What in the viewer's own profile would raise matches, most points first. */
export async function listRaiseHints(db: Kysely<DB>, viewerId: number): Promise<readonly Hint[]> {
  const viewer = await findMatchMember(db, viewerId);
  return viewer ? raiseHints(toMatchProfile(viewer)) : [];
}

function findSeeker(db: Kysely<DB>, id: number) {
  return db
    .selectFrom('users')
    .select([...MATCH_COLUMNS, 'searchTerms', 'seekTerms', 'locationKey'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Who was here last comes first, who never was comes last. */
function comparePresence(one: MatchMember, other: MatchMember): number {
  const [seen, otherSeen] = [lastSeen(one), lastSeen(other)];
  return seen === otherSeen ? one.id - other.id : otherSeen - seen;
}

const lastSeen = ({ lastSeenAt }: MatchMember) => lastSeenAt?.getTime() ?? Number.NEGATIVE_INFINITY;
