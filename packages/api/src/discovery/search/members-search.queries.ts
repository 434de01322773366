import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { PERSON_COLUMNS, type PersonRow, presentPerson } from '../../ground/core/person.ts';
import type { Person } from '../../ground/values/person.schema.ts';
import { isPublicMember, notBlocked } from '../../ground/core/visibility.ts';
import { firstFound } from './stages.ts';
import {
  LIKE_CANDIDATES,
  type Terms,
  everyWord,
  everyWordLike,
  everyWordSwapped,
  likest,
  OFFERED,
} from './terms.ts';

/** How many matches of a common word are ranked; beyond that, any are as good. */
const CANDIDATES = 400;
/** Sample of the newest members: a word that one member in a hundred has occurs ten times in it. */
const NEWEST = 1_000;

/** Written as in the index `users_last_name_prefix`. */
const LAST_NAME_FIRST = sql<string>`public.fold_text(users.last_name || ' ' || users.first_name)`;

const visibleMembers = (db: Kysely<DB>, viewer: Viewer | null) =>
  db
    .selectFrom('users')
    .select(PERSON_COLUMNS)
    .where(isPublicMember('users'))
    .where('users.erasedAt', 'is', null)
    .where(notBlocked(viewer, 'users.id'));

/** Active members whose name begins with the phrase in either order, as stages of a search. */
export function membersByName(
  db: Kysely<DB>,
  viewer: Viewer | null,
  terms: Terms,
  limit: number,
): (() => Promise<PersonRow[]>)[] {
  const start = `${terms.phrase}%`;
  const byFullName = () =>
    visibleMembers(db, viewer)
      .where('users.searchName', 'like', start)
      .orderBy(sql`users.search_name using ~<~`)
      .orderBy('users.id')
      .limit(limit)
      .execute();
  const byLastName = () =>
    visibleMembers(db, viewer)
      .where(sql<boolean>`${LAST_NAME_FIRST} like ${start}`)
      .orderBy(sql`${LAST_NAME_FIRST} using ~<~`)
      .orderBy('users.id')
      .limit(limit)
      .execute();
  return [byFullName, byLastName];
}

/** Active members by name, title, company, industry, location, skills, what they offer and the work they show; else by similarity of the name. */
export async function searchMembers(
  db: Kysely<DB>,
  viewer: Viewer | null,
  terms: Terms,
  limit: number,
): Promise<Person[]> {
  const visible = () => visibleMembers(db, viewer);
  const best = (hits: ReturnType<typeof withVector>, query: RawBuilder<unknown>) =>
    db
      .selectFrom(hits.as('hits'))
      .select(PERSON_COLUMNS)
      .where(sql<boolean>`hits.search_document @@ ${query}`)
      .orderBy(sql`ts_rank(hits.search_document, ${query}) desc`)
      .orderBy('id')
      .limit(limit)
      .execute();
  const withVector = () => visible().select('users.searchDocument');
  // Looking up every member with a common word, even with a LIMIT, takes longer the more members there are.
  const amongNewest = async () => {
    const rows = await best(
      withVector().orderBy('users.id', 'desc').limit(NEWEST),
      everyWord(terms, OFFERED),
    );
    return rows.length < limit ? [] : rows;
  };
  const byWords = (query = everyWord(terms, OFFERED)) =>
    best(
      withVector()
        .where(sql<boolean>`users.search_document @@ ${query}`)
        .limit(CANDIDATES),
      query,
    );
  const byWork = () =>
    visible()
      .where('users.id', 'in', (eb) =>
        eb
          .selectFrom('memberWorks')
          .select('memberWorks.userId')
          .where(sql<boolean>`member_works.search_vector @@ ${everyWord(terms)}`)
          .limit(CANDIDATES),
      )
      .orderBy('users.id')
      .limit(limit)
      .execute();
  const byLikeness = () => {
    const hits = visible()
      .select('users.searchName')
      .where(everyWordLike(terms, sql`users.search_name`))
      .limit(LIKE_CANDIDATES);
    return db
      .selectFrom(hits.as('hits'))
      .select(PERSON_COLUMNS)
      .orderBy(likest(terms, sql`hits.search_name`))
      .orderBy('id')
      .limit(limit)
      .execute();
  };

  const rows = await firstFound(
    limit,
    [...membersByName(db, viewer, terms, limit), amongNewest, () => byWords(), byWork],
    [() => byWords(everyWordSwapped(terms)), byLikeness],
  );
  return rows.map(presentPerson);
}
