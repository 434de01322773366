import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { listRelations } from '../connections/relations.queries.ts';
import type { Viewer } from '../../ground/core/context.ts';
import { PERSON_COLUMNS, presentPerson } from '../../ground/core/person.ts';
import type { MemberCard } from './members.schema.ts';

const EXCERPT = 160;
const SKILLS = 4;

const excerpt = (column: string) =>
  sql<string | null>`case
    when char_length(${sql.ref(column)}) > ${EXCERPT} then rtrim(left(${sql.ref(column)}, ${EXCERPT})) || '…'
    else nullif(btrim(${sql.ref(column)}), '') end`;

/** How well members fit the viewer, by id. */
export type Matches = ReadonlyMap<number, NonNullable<MemberCard['match']>>;

const NO_MATCHES: Matches = new Map();

/** The members of `ids` as cards, in that order; without those who are no longer there. */
export async function listCards(
  db: Kysely<DB>,
  viewer: Viewer | null,
  ids: number[],
  matches = NO_MATCHES,
): Promise<MemberCard[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select(PERSON_COLUMNS)
    .select([
      'industry',
      'location',
      excerpt('services_offered').as('offers'),
      excerpt('looking_for').as('seeks'),
      sql<string[]>`skills[1:${sql.lit(SKILLS)}]`.as('skills'),
    ])
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .execute();
  const relations = viewer && (await listRelations(db, viewer, ids));
  const cards = new Map(
    rows.map((row) => {
      const { firstName, lastName, industry, location, offers, seeks, skills } = row;
      const relation = relations?.get(row.id) ?? 'none';
      return [
        row.id,
        {
          ...presentPerson(row),
          firstName,
          lastName,
          industry,
          location,
          offers,
          seeks,
          skills,
          match: matches.get(row.id) ?? null,
          relation,
        },
      ];
    }),
  );
  return ids.flatMap((id) => cards.get(id) ?? []);
}
