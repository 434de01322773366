import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { type PreparedProfile, raiseHints, scorePrepared } from '@guildhall/matching';
import { type Ranked, rankCandidates } from './indexed-candidates.ts';
import { findSeeker, listMatchMembers, toMatchProfile } from './match-profile.queries.ts';
import type { Asking, PeopleIndex } from './people-index.ts';
import { preparedProfile } from './prepared-profiles.ts';
import { type Recommended, type Recommendations, byFit, NOBODY } from './recommended.ts';
import { type ShownPerson, listShown } from './shown-people.queries.ts';

/** Asked for beyond those that are shown, as some of the best may be taken or gone. */
const SPARE = 2;

type Options = { limit: number; now: Date };
type Picked = { viewer: ShownPerson | undefined; shown: { person: ShownPerson; ranked: Ranked }[] };

/**
 * Recommendations from memory. The database is asked whether those who are shown still may be, and for
 * their rows; it is parsed only what has changed since memory read it.
 */
export async function recommendIndexed(
  db: Kysely<DB>,
  index: PeopleIndex,
  viewerId: number,
  options: Options,
): Promise<Recommendations> {
  if (index.has(viewerId)) {
    const { viewer, shown } = await pick(db, index, index.askingOf(viewerId), options);
    if (viewer && viewer.version === index.versionOf(viewerId)) {
      const profile = index.profileOf(viewerId, viewer.lastSeenAt);
      const raise = index.hintsOf(viewerId);
      return { items: await explain(db, index, profile, shown, options), raise };
    }
  }
  // The viewer opted out of being suggested, or has just changed: they see at once what that does.
  const viewer = await findSeeker(db, viewerId);
  if (!viewer) return NOBODY;
  const profile = preparedProfile(viewer);
  const industry = viewer.industry?.toLowerCase() ?? null;
  const { shown } = await pick(
    db,
    index,
    index.askingBy(viewerId, profile, { ...viewer, industry }),
    options,
  );
  const items = await explain(db, index, profile, shown, options);
  return { items, raise: raiseHints(toMatchProfile(viewer)) };
}

/** The best who are free. Whoever dismissed many of them is looked further for. */
async function pick(
  db: Kysely<DB>,
  index: PeopleIndex,
  asking: Asking,
  { limit, now }: Options,
): Promise<Picked> {
  for (let count = limit + SPARE; ; count *= 3) {
    const ranked = rankCandidates(index, asking, count, now);
    const people = await listShown(
      db,
      asking.id,
      ranked.map(({ id }) => id),
      now,
    );
    const byId = new Map(people.map((person) => [person.id, person]));
    const shown = ranked.flatMap((each) => {
      const person = byId.get(each.id);
      return person ? [{ person, ranked: each }] : [];
    });
    if (shown.length >= limit || ranked.length < count)
      return { viewer: byId.get(asking.id), shown: shown.slice(0, limit) };
  }
}

async function explain(
  db: Kysely<DB>,
  index: PeopleIndex,
  viewer: PreparedProfile,
  shown: Picked['shown'],
  { now }: Options,
): Promise<Recommended[]> {
  const changed = shown.filter(({ person }) => !isCurrent(index, person)).map(({ person }) => person.id);
  const afresh = new Map(
    changed.length === 0
      ? []
      : (await listMatchMembers(db, changed)).map((member) => [member.id, preparedProfile(member)]),
  );
  return shown
    .flatMap(({ person, ranked: { mutualConnections } }) => {
      const profile =
        afresh.get(person.id) ??
        (isCurrent(index, person) ? index.profileOf(person.id, person.lastSeenAt) : undefined);
      if (!profile) return [];
      const match = scorePrepared(viewer, profile, { mutualConnections, now });
      return [{ member: person, match, mutualConnections }];
    })
    .toSorted(byFit);
}

const isCurrent = (index: PeopleIndex, { id, version }: ShownPerson) => index.versionOf(id) === version;
