import { industryKey } from '../industry.ts';
import { placeOf } from '../location.ts';
import type { Place } from '../location.ts';
import { type Entry, entriesOf } from '../entries.ts';
import type { MatchProfile } from '../profile.ts';
import { type Correction, corrected } from '../statements/corrections.ts';
import { type Summary, summaryOf } from '../reasons/summary.ts';
import { readStatements } from '../statements/read-statements.ts';
import type { Statement } from '../statements/statement.ts';
import { kindsNamed, kindsOfTitle } from '../kinds.ts';
import { cleanList } from '../text.ts';
import { meanVector } from '../statements/mean-vector.ts';
import { type OwnWord, exclusionsOf, ownWordsOf } from '../words/own-words.ts';
import type { UnitVector } from '../vectors/unit-vectors.ts';

/** A preferred kind of contact as it was written, and the kinds it names. */
export type PreferredKind = { readonly text: string; readonly kinds: readonly string[] };

/** What matching reads of a member, once, when a profile is saved. */
export type MemberReading = {
  readonly needs: readonly Statement[];
  readonly offers: readonly Statement[];
  readonly audiences: readonly Statement[];
  /** All offers together, those of trusted fields longer; null without offers. */
  readonly offered: UnitVector | null;
  readonly skills: ReadonlyMap<string, Entry>;
  readonly interests: ReadonlyMap<string, Entry>;
  readonly preferred: readonly PreferredKind[];
  /** The kinds of contact that the title says the member is. */
  readonly kinds: readonly string[];
  /** The industry the member stated; never guessed. */
  readonly industry: string | null;
  readonly industryName: string;
  readonly place: Place;
  readonly ownWords: readonly OwnWord[];
  /** The words of each thing that the member rules out. */
  readonly exclusions: readonly (readonly string[])[];
  /** What the member does, in a sentence; null where nothing is known. */
  readonly summary: Summary | null;
};

/** Reads a profile; a millisecond or less. Pure and deterministic, never throws. */
export function readMember(profile: MatchProfile, corrections: readonly Correction[] = []): MemberReading {
  const statements = corrected(readStatements(profile), corrections);
  const of = (kind: Statement['kind']): Statement[] =>
    statements.filter((statement) => statement.kind === kind).map(withoutName);
  const offers = of('offer');
  return {
    needs: of('need'),
    offers,
    audiences: of('audience'),
    offered: meanVector(offers),
    skills: entriesOf(profile.skills),
    interests: entriesOf(profile.interests),
    preferred: cleanList(profile.preferredConnectionTypes).map((text) => ({
      text: text.slice(0, 60),
      kinds: kindsNamed(text),
    })),
    kinds: offers.filter(({ field }) => field === 'jobTitle').flatMap(({ text }) => kindsOfTitle(text)),
    industry: industryKey(profile.industry),
    industryName: (profile.industry ?? '').trim().slice(0, 60),
    place: withoutWideRegion(placeOf(profile.location)),
    ownWords: ownWordsOf(profile),
    exclusions: exclusionsOf(profile, corrections),
    summary: summaryOf(profile),
  };
}

/** What scoring and reasons read; the name is for corrections alone. */
const withoutName = ({
  kind,
  field,
  text,
  role,
  trades,
  stems,
  rarities,
  vector,
  qualifier,
}: Statement): Statement => ({ kind, field, text, role, trades, stems, rarities, vector, qualifier });

/** Regions as wide as a country: to be in one of them too says nothing. */
const wide: ReadonlySet<string> = new Set(['england', 'scotland', 'wales', 'northern ireland']);

const withoutWideRegion = (place: Place): Place =>
  place.region !== null && wide.has(place.region) ? { ...place, region: null } : place;
