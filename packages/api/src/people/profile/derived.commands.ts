import { setImmediate } from 'node:timers/promises';
import { type Kysely, type Selectable, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import {
  type Correction,
  indexTerms,
  meaningVersion,
  offeredTrades,
  placeKey,
  readMember,
  storeReading,
} from '@guildhall/matching';
import { profileCompletion } from './profile-completion.ts';
import { correctionsOf, listCorrections } from '../../discovery/readings/understood.queries.ts';

const SOURCES = [
  'id',
  'firstName',
  'lastName',
  'jobTitle',
  'company',
  'industry',
  'professionalSummary',
  'bio',
  'skills',
  'interests',
  'lookingFor',
  'servicesOffered',
  'targetAudience',
  'preferredConnectionTypes',
  'location',
] as const;

type Source = Pick<Selectable<DB['users']>, (typeof SOURCES)[number]>;

/** Profiles read in one transaction: tens of milliseconds, for which nobody can save one of them. */
const BATCH = 100;

/** Columns computed from the profile, as the member corrected how it is read. */
export function derivedOf(row: Source, corrections: readonly Correction[] = []) {
  const reading = readMember(row, corrections);
  const { offers, needs } = indexTerms(reading);
  return {
    searchTerms: [...offers],
    seekTerms: [...needs],
    offeredTrades: [...offeredTrades(reading)],
    locationKey: placeKey(row.location),
    profileCompleted: profileCompletion(row) === 100,
    reading: storeReading(reading),
    readingVersion: meaningVersion,
  };
}

/** Recomputes these columns of one member. */
export async function refreshDerived(db: Kysely<DB>, userId: number): Promise<void> {
  const row = await db.selectFrom('users').select(SOURCES).where('id', '=', userId).executeTakeFirstOrThrow();
  await write(db, [{ id: userId, ...derivedOf(row, await correctionsOf(db, userId)) }]);
}

/**
 * Reads the profiles that no one has read yet: after a seed or an import, after a change by other tools, and all of
 * them after a change of the matching. In batches, so it can be stopped at any time, and several processes share the
 * work; each member is announced when their batch is done.
 *
 * @returns how many members were read
 */
export async function readUnreadProfiles(
  db: Kysely<DB>,
  onProgress: (count: number) => void = () => {},
): Promise<number> {
  for (let count = 0; ; onProgress(count)) {
    const read = await withTransaction(db, readBatch);
    if (read === 0) return count;
    count += read;
  }
}

/** Has all profiles read again: a change of the matching's data that has no version of its own. */
export async function forgetReadings(db: Kysely<DB>): Promise<void> {
  await db.updateTable('users').set({ readingVersion: '' }).where('readingVersion', '<>', '').execute();
}

async function readBatch(trx: Kysely<DB>): Promise<number> {
  const rows = await trx
    .selectFrom('users')
    .select(SOURCES)
    .where((eb) =>
      eb.or([eb('readingVersion', '<', meaningVersion), eb('readingVersion', '>', meaningVersion)]),
    )
    .where('erasedAt', 'is', null)
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
  if (rows.length === 0) return 0;
  const corrections = await listCorrections(
    trx,
    rows.map(({ id }) => id),
  );
  const derived: Derived[] = [];
  for (const row of rows) {
    derived.push({ id: row.id, ...derivedOf(row, corrections.get(row.id)) });
    // Reading takes up to a millisecond; requests that arrived during it go first.
    await setImmediate();
  }
  await write(trx, derived);
  return rows.length;
}

type Derived = ReturnType<typeof derivedOf> & { id: number };

async function write(db: Kysely<DB>, derived: Derived[]): Promise<void> {
  await sql`
    update users
    set search_terms = fresh."searchTerms",
        seek_terms = fresh."seekTerms",
        offered_trades = fresh."offeredTrades",
        location_key = fresh."locationKey",
        profile_completed = fresh."profileCompleted",
        reading = fresh."reading",
        reading_version = fresh."readingVersion"
    from jsonb_to_recordset(${JSON.stringify(derived)}::jsonb) as fresh(
      id integer, "searchTerms" text[], "seekTerms" text[], "offeredTrades" text[], "locationKey" text,
      "profileCompleted" boolean, "reading" text, "readingVersion" text
    )
    where users.id = fresh.id`.execute(db);
}
