import { CompiledQuery, type Kysely, sql } from 'kysely';
import { type DB, askTogether } from '@guildhall/db';
import { isFree } from './candidates.queries.ts';
import type { MatchMember } from './match-profile.queries.ts';

/** What is shown of a member who is recommended. */
export type ShownMember = Pick<
  MatchMember,
  'id' | 'username' | 'firstName' | 'lastName' | 'jobTitle' | 'company' | 'avatarKey' | 'lastSeenAt'
>;

/** Also says which version of the row was read. */
export type ShownPerson = ShownMember & { version: number };

type Question = { viewerId: number; ids: readonly number[]; now: Date };
type Row = Omit<ShownPerson, 'lastSeenAt'> & { place: number; seen: number | null };

/** Lists as PostgreSQL reads them, one entry for each viewer or for each person named; made here, as pg looks at every number. */
const statement = sql`
  select named.place, member.id, member.version, member.username, member.first_name as "firstName",
    member.last_name as "lastName", member.job_title as "jobTitle", member.company,
    member.avatar_key as "avatarKey", extract(epoch from member.last_seen_at)::float8 as seen
  from unnest($1::int[], $2::int[]) as named (place, id)
  cross join lateral (
    select ($3::int[])[named.place] as id, to_timestamp(($4::float8[])[named.place]) as now) as viewer
  cross join lateral (select * from users where users.id = named.id limit 1) as member
  where named.id = viewer.id
    or (member.is_active and member.suggestable and ${isFree(sql.raw('viewer.id'), sql.raw('viewer.now'))})`;

let text: string | undefined;

async function listForAll(db: Kysely<DB>, questions: readonly Question[]): Promise<ShownPerson[][]> {
  const places: number[] = [];
  const ids: number[] = [];
  for (const [at, { viewerId, ids: named }] of questions.entries())
    for (const id of [viewerId, ...named]) {
      places.push(at + 1);
      ids.push(id);
    }
  const values = [
    places,
    ids,
    questions.map(({ viewerId }) => viewerId),
    questions.map(({ now }) => now.getTime() / 1_000),
  ].map((list) => `{${list.join(',')}}`);
  text ??= statement.compile(db).sql;
  const { rows } = await db.withoutPlugins().executeQuery<Row>(CompiledQuery.raw(text, values));
  const answers: ShownPerson[][] = questions.map(() => []);
  for (const { place, seen, ...person } of rows)
    answers[place - 1]?.push({ ...person, lastSeenAt: seen === null ? null : new Date(seen * 1_000) });
  return answers;
}

const asked = new WeakMap<Kysely<DB>, (question: Question) => Promise<ShownPerson[]>>();

/**
 * The viewer, and those of the others whom the viewer may be shown now, as the database has them, in no
 * order. Asked with every page of the dashboard, so viewers who come at the same time are asked for together.
 */
export function listShown(
  db: Kysely<DB>,
  viewerId: number,
  ids: readonly number[],
  now: Date,
): Promise<ShownPerson[]> {
  let ask = asked.get(db);
  if (!ask) asked.set(db, (ask = askTogether((questions) => listForAll(db, questions))));
  return ask({ viewerId, ids, now });
}
