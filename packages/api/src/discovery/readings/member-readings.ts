import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import {
  type StoredReading,
  lookupTerms,
  meaningVersion,
  readMember,
  restoreReading,
} from '@guildhall/matching';
import { cacheGeneration } from '../../ground/cache/cache-generation.ts';
import { listCorrections } from './understood.queries.ts';
import { listProfiles } from './match-profile.queries.ts';

/** The columns of a member that a reading comes from. `version` grows with every change of the reading. */
export type UnrestoredMember = {
  id: number;
  version: number;
  reading: string | null;
  readingVersion: string;
};

/** A restored reading takes some six kilobytes. */
const CACHE_SIZE = 2_000;

type Cache = { generation: number; readings: Map<number, { version: number; stored: StoredReading }> };

/** By database; a transaction has its own, as its changes may be rolled back. */
const caches = new WeakMap<Kysely<DB>, Cache>();

function cacheOf(db: Kysely<DB>): Cache['readings'] {
  const known = caches.get(db);
  if (known?.generation === cacheGeneration()) return known.readings;
  const cache: Cache = { generation: cacheGeneration(), readings: new Map() };
  caches.set(db, cache);
  return cache.readings;
}

/**
 * What matching reads of these members, by id. It is stored with the profile; whoever was changed by other tools a
 * moment ago, or was read by another version, is read anew until the job has done so.
 */
export async function listReadings(
  db: Kysely<DB>,
  members: readonly UnrestoredMember[],
  restore: (db: Kysely<DB>, member: UnrestoredMember) => StoredReading | undefined = restoreCached,
): Promise<Map<number, StoredReading>> {
  const found = new Map<number, StoredReading>();
  const unread: number[] = [];
  for (const member of members) {
    const stored = member.readingVersion === meaningVersion ? restore(db, member) : undefined;
    if (stored) found.set(member.id, stored);
    else unread.push(member.id);
  }
  if (unread.length === 0) return found;
  const [profiles, corrections] = await Promise.all([listProfiles(db, unread), listCorrections(db, unread)]);
  for (const profile of profiles) {
    const reading = readMember(profile, corrections.get(profile.id));
    // Most who ask for a reading need no terms, which take longer than the reading.
    found.set(profile.id, {
      reading,
      get askedTerms() {
        return lookupTerms(reading).needs;
      },
    });
  }
  return found;
}

/** From an LRU cache: popular members are scored again and again. */
function restoreCached(db: Kysely<DB>, member: UnrestoredMember): StoredReading | undefined {
  const { id, version } = member;
  const cache = cacheOf(db);
  const known = cache.get(id);
  const stored = known?.version === version ? known.stored : restoreUncached(db, member);
  if (!stored) return undefined;
  cache.delete(id);
  cache.set(id, { version, stored });
  const [oldest] = cache.size > CACHE_SIZE ? cache.keys() : [];
  if (oldest !== undefined) cache.delete(oldest);
  return stored;
}

export const restoreUncached = (_db: Kysely<DB>, { reading }: UnrestoredMember): StoredReading | undefined =>
  reading === null ? undefined : restoreReading(reading);
