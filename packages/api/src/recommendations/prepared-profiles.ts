import { type PreparedProfile, prepareProfile } from '@guildhall/matching';
import { type MatchMember, toMatchProfile } from './match-profile.queries.ts';

/** A parsed profile takes a few kilobytes. */
const CACHE_SIZE = 5_000;

const cache = new Map<number, { source: string; prepared: PreparedProfile }>();

/**
 * The member's parsed profile, from an LRU cache. Parsing costs far more than scoring, and popular members
 * are scored again and again. An entry is valid for exactly the text it was parsed from.
 */
export function preparedProfile(member: MatchMember): PreparedProfile {
  const profile = toMatchProfile(member);
  const source = JSON.stringify(profile);
  const known = cache.get(member.id);
  const prepared = known?.source === source ? known.prepared : prepareProfile(profile);
  cache.delete(member.id);
  cache.set(member.id, { source, prepared });
  const [oldest] = cache.size > CACHE_SIZE ? cache.keys() : [];
  if (oldest !== undefined) cache.delete(oldest);
  return prepared;
}
