import { type PreparedProfile, prepareProfile } from '@guildhall/matching';
import { type MatchMember, toMatchProfile } from './match-profile.queries.ts';

/** A parsed profile takes a few kilobytes. */
const KEPT = 5_000;

const kept = new Map<number, { source: string; prepared: PreparedProfile }>();

/**
 * The member's profile, parsed. Parsing costs far more than scoring, and popular members are scored
 * again and again, so the latest used stay in this process until what they were parsed from changes.
 */
export function preparedProfile(member: MatchMember): PreparedProfile {
  const profile = toMatchProfile(member);
  const source = JSON.stringify(profile);
  const known = kept.get(member.id);
  const prepared = known?.source === source ? known.prepared : prepareProfile(profile);
  kept.delete(member.id);
  kept.set(member.id, { source, prepared });
  const [oldest] = kept.size > KEPT ? kept.keys() : [];
  if (oldest !== undefined) kept.delete(oldest);
  return prepared;
}
