import { extractTerms, locationKey } from '@guildhall/matching';
import { DAY_MS } from '../core/time.ts';

/** The maximum of each part; they sum to 100. */
const MAX = { skills: 40, words: 25, sought: 10, industry: 15, place: 5, fresh: 5 } as const;
/** Points for a shared trade and for any other shared word. */
const TRADE = 9;
const WORD = 3;
const FRESH_DAYS = 7;
const REASONS = 3;

/** The member's data. `searchTerms` and `seekTerms` are the stored terms of the profile. */
export type FitMember = {
  searchTerms: readonly string[];
  seekTerms: readonly string[];
  industry: string | null;
  locationKey: string | null;
};

export type FitOpportunity = {
  searchTerms: readonly string[];
  skillsNeeded: readonly string[];
  industryFocus: readonly string[];
  location: string | null;
  remoteOption: boolean;
  postedAt: Date;
};

export type Fit = { score: number; reasons: string[] };

/** Terms of an opportunity, by which members' terms find it. */
export function opportunityTerms(opportunity: {
  title: string;
  description: string;
  skillsNeeded: readonly string[];
  requirements: readonly string[];
}): string[] {
  const { title, description, skillsNeeded, requirements } = opportunity;
  const telling = extractTerms([title, ...skillsNeeded].join('. '));
  const rest = extractTerms([...requirements, description].join('. '));
  return [...new Set([...telling, ...rest])].slice(0, 64);
}

/** How well an opportunity fits a member: 0 to 100, with reasons, most points first. Pure. */
export function fitOf(member: FitMember, opportunity: FitOpportunity, now: Date): Fit {
  const parts = [
    skillsPart(member, opportunity),
    wordsPart(member.searchTerms, opportunity.searchTerms, MAX.words, 'Describes what you offer'),
    wordsPart(member.seekTerms, opportunity.searchTerms, MAX.sought, 'Close to what you are looking for'),
    industryPart(member, opportunity),
    placePart(member, opportunity),
    freshPart(opportunity, now),
  ].filter(({ points }) => points > 0);
  return {
    score: parts.reduce((sum, { points }) => sum + points, 0),
    reasons: parts
      .toSorted((one, other) => other.points - one.points)
      .slice(0, REASONS)
      .map(({ text }) => text),
  };
}

type Part = { points: number; text: string };
const NOTHING: Part = { points: 0, text: '' };

function skillsPart({ searchTerms }: FitMember, { skillsNeeded }: FitOpportunity): Part {
  const offered = new Set(searchTerms);
  const met = skillsNeeded.filter((skill) =>
    extractTerms(skill).some((term) => !isFamily(term) && offered.has(term)),
  );
  if (met.length === 0) return NOTHING;
  const points = Math.round((MAX.skills * met.length) / skillsNeeded.length);
  return { points, text: `Asks for ${inWords(met)}, which you offer` };
}

function wordsPart(mine: readonly string[], theirs: readonly string[], max: number, text: string): Part {
  const known = new Set(mine);
  const shared = theirs.filter((term) => !isFamily(term) && known.has(term));
  const points = shared.reduce((sum, term) => sum + (term.startsWith('g:') ? TRADE : WORD), 0);
  return { points: Math.min(max, points), text };
}

function industryPart({ industry }: FitMember, { industryFocus }: FitOpportunity): Part {
  const own = industry?.trim().toLowerCase() ?? '';
  const named = industryFocus.find((focus) => own !== '' && focus.toLowerCase() === own);
  return named === undefined ? NOTHING : { points: MAX.industry, text: `Meant for your industry: ${named}` };
}

function placePart(member: FitMember, { location, remoteOption }: FitOpportunity): Part {
  const { city } = locationKey(location);
  if (city !== null && city === member.locationKey) return { points: MAX.place, text: `Also in ${location}` };
  return remoteOption ? { points: MAX.place - 2, text: 'Can be done from anywhere' } : NOTHING;
}

function freshPart({ postedAt }: FitOpportunity, now: Date): Part {
  const isFresh = now.getTime() - postedAt.getTime() < FRESH_DAYS * DAY_MS;
  return isFresh ? { points: MAX.fresh, text: 'Posted this week' } : NOTHING;
}

/** A family of trades is too wide to say that someone offers it. */
const isFamily = (term: string) => term.startsWith('f:');

function inWords(items: string[]): string {
  const shown = items.slice(0, 3);
  const last = shown.pop() ?? '';
  return shown.length === 0 ? last : `${shown.join(', ')} and ${last}`;
}
