import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { locationKey, offerTerms, seekTerms } from '@guildhall/matching';
import { announcePeople } from '../core/live.ts';
import { profileCompletion } from './profile-completion.ts';

const SOURCES = [
  'id',
  'firstName',
  'lastName',
  'jobTitle',
  'company',
  'industry',
  'professionalSummary',
  'skills',
  'lookingFor',
  'servicesOffered',
  'location',
] as const;

type Source = Pick<Selectable<DB['users']>, (typeof SOURCES)[number]>;

const BATCH = 1_000;

/** Recomputes what other parts look up by index: search terms, place, completion. */
export async function refreshDerived(db: Kysely<DB>, userId: number): Promise<void> {
  const row = await db.selectFrom('users').select(SOURCES).where('id', '=', userId).executeTakeFirstOrThrow();
  await write(db, [row]);
}

/**
 * The same for every member, in batches: after members came in by other ways than the product (a seed, an
 * import), and after a change of the matching's data files.
 *
 * @returns how many members were read
 */
export async function refreshAllDerived(db: Kysely<DB>): Promise<number> {
  let count = 0;
  let lastId = 0;
  for (;;) {
    const rows = await db
      .selectFrom('users')
      .select(SOURCES)
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) {
      await announcePeople(db, 'all');
      return count;
    }
    await write(db, rows);
    count += rows.length;
    lastId = rows.at(-1)?.id ?? lastId;
  }
}

async function write(db: Kysely<DB>, rows: Source[]): Promise<void> {
  const derived = rows.map((row) => ({
    id: row.id,
    search_terms: offerTerms(row),
    seek_terms: seekTerms(row),
    location_key: locationKey(row.location).city,
    profile_completed: profileCompletion(row) === 100,
  }));
  await sql`
    update users
    set search_terms = fresh.search_terms,
        seek_terms = fresh.seek_terms,
        location_key = fresh.location_key,
        profile_completed = fresh.profile_completed
    from jsonb_to_recordset(${JSON.stringify(derived)}::jsonb) as fresh(
      id integer, search_terms text[], seek_terms text[], location_key text, profile_completed boolean
    )
    where users.id = fresh.id`.execute(db);
}
