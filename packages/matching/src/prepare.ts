import { conceptsOf, mergeConcepts } from './concepts.ts';
import type { Concept } from './concepts.ts';
import { industriesNamed, industryKey, industryLabel, industryNamed } from './industry.ts';
import { placeOf } from './location.ts';
import type { Place } from './location.ts';
import { prepareOffer, prepareSeek } from './overlap.ts';
import type { Offer, Seek } from './overlap.ts';
import type { MatchProfile } from './profile.ts';
import { asciiTerm, cleanList, fold, stemsOf } from './text.ts';

/** An entry of a list field; `name` is what is shown when two entries mean the same in other words. */
export type Entry = { readonly text: string; readonly folded: string; readonly name: string };

/** A kind of member someone prefers, parsed. */
export type PreferredType = {
  readonly text: string;
  readonly concepts: readonly Concept[];
  readonly industry: string | null;
  readonly stems: readonly string[];
};

/**
 * A profile parsed once, to be scored many times. Opaque to callers: keep it in
 * a cache beside the profile's version, never store it (its shape follows the
 * package).
 */
export type PreparedProfile = {
  readonly seek: Seek;
  readonly offer: Offer;
  readonly skills: ReadonlyMap<string, Entry>;
  readonly interests: ReadonlyMap<string, Entry>;
  readonly industry: string | null;
  readonly industryName: string;
  readonly audience: ReadonlySet<string>;
  readonly place: Place;
  readonly preferred: readonly PreferredType[];
  readonly title: Offer['all'];
  readonly titleStems: ReadonlySet<string>;
  readonly lastSeenAt: number | null;
  readonly profileCompletion: number;
};

/** The entries of a list field by what they mean, each meaning once. */
export function entriesOf(list: readonly string[]): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const text of cleanList(list)) {
    const concepts = conceptsOf(text);
    const terms = concepts.map((concept) => concept.term).toSorted();
    const key = (terms.length > 0 ? terms : stemsOf(text).map(asciiTerm)).join('+');
    if (key === '' || entries.has(key)) continue;
    const only = concepts.length === 1 ? concepts[0]?.trade : null;
    entries.set(key, { text: text.slice(0, 60), folded: fold(text), name: only?.name ?? text.slice(0, 60) });
  }
  return entries;
}

function preferredOf(list: readonly string[]): readonly PreferredType[] {
  return cleanList(list).map((text) => ({
    text: text.slice(0, 60),
    concepts: conceptsOf(text),
    industry: industryNamed(text),
    stems: stemsOf(text),
  }));
}

function industryOf(profile: MatchProfile): { industry: string | null; industryName: string } {
  const stated = industryKey(profile.industry);
  if (stated !== null)
    return { industry: stated, industryName: (profile.industry ?? '').trim().slice(0, 60) };
  // The sign-up form offers six industries; a baker who picked "Other" still has one, and the job title tells it.
  const told = industriesNamed(profile.jobTitle)[0] ?? industriesNamed(profile.company)[0] ?? null;
  return { industry: told, industryName: told === null ? '' : industryLabel(told) };
}

/** The concepts of what a member offers: the offer text first, then the skills. */
export function offeredConcepts(
  profile: Pick<MatchProfile, 'servicesOffered' | 'skills'>,
): readonly Concept[] {
  return mergeConcepts([conceptsOf(profile.servicesOffered), ...cleanList(profile.skills).map(conceptsOf)]);
}

/** Parses a profile (tens of microseconds); pure, deterministic, never throws. The caller caches the result. */
export function prepareProfile(profile: MatchProfile): PreparedProfile {
  const title = mergeConcepts([conceptsOf(profile.jobTitle), conceptsOf(profile.industry)]);
  const seen = profile.lastSeenAt?.getTime() ?? Number.NaN;
  return {
    seek: prepareSeek(conceptsOf(profile.lookingFor)),
    offer: prepareOffer(offeredConcepts(profile)),
    skills: entriesOf(profile.skills),
    interests: entriesOf(profile.interests),
    ...industryOf(profile),
    audience: new Set(industriesNamed(profile.targetAudience)),
    place: placeOf(profile.location),
    preferred: preferredOf(profile.preferredConnectionTypes),
    title: prepareOffer(title).all,
    titleStems: new Set([...stemsOf(profile.jobTitle ?? ''), ...stemsOf(profile.industry ?? '')]),
    lastSeenAt: Number.isNaN(seen) ? null : seen,
    profileCompletion: Number.isFinite(profile.profileCompletion) ? profile.profileCompletion : 0,
  };
}
