import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import {
  type StoredReading,
  lookupTerms,
  meaningVersion,
  readMember,
  restoreReading,
} from '@guildhall/matching';
import { listCorrections } from '../profile/understood/understood.queries.ts';
import { listProfiles } from './match-profile.queries.ts';

/** The columns of a member that a reading comes from. */
export type UnrestoredMember = { id: number; reading: string | null; readingVersion: string };

/** A restored reading takes a few kilobytes. */
const CACHE_SIZE = 5_000;

const cache = new Map<number, { source: string; stored: StoredReading }>();

/**
 * What matching reads of these members, by id. It is stored with the profile; whoever was changed by other tools a
 * moment ago, or was read by another version, is read anew until the job has done so.
 */
export async function listReadings(
  db: Kysely<DB>,
  members: readonly UnrestoredMember[],
  restore: (source: string, id: number) => StoredReading = restoreCached,
): Promise<Map<number, StoredReading>> {
  const found = new Map<number, StoredReading>();
  const unread: number[] = [];
  for (const { id, reading, readingVersion } of members)
    if (reading !== null && readingVersion === meaningVersion) found.set(id, restore(reading, id));
    else unread.push(id);
  if (unread.length === 0) return found;
  const [profiles, corrections] = await Promise.all([listProfiles(db, unread), listCorrections(db, unread)]);
  for (const profile of profiles) {
    const reading = readMember(profile, corrections.get(profile.id));
    found.set(profile.id, { reading, askedTerms: lookupTerms(reading).needs });
  }
  return found;
}

/** From an LRU cache: popular members are scored again and again. An entry is valid for exactly its text. */
function restoreCached(source: string, id: number): StoredReading {
  const known = cache.get(id);
  const stored = known?.source === source ? known.stored : restoreReading(source);
  cache.delete(id);
  cache.set(id, { source, stored });
  const [oldest] = cache.size > CACHE_SIZE ? cache.keys() : [];
  if (oldest !== undefined) cache.delete(oldest);
  return stored;
}
