import { extractTerms, locationKey } from '@guildhall/matching';
import { DAY_MS } from '../core/time.ts';

/** The maximum of each part; they sum to 100. */
const MAX = { skills: 40, words: 25, sought: 10, industry: 15, place: 5, fresh: 5 } as const;
/** Points for a shared trade. A shared word alone says nothing about what a member offers. */
const TRADE = 9;
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
  title: string;
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
  const trades = wantedTrades(opportunity);
  const parts = [
    skillsPart(member, opportunity),
    tradesPart(member.searchTerms, trades, MAX.words, 'Describes what you offer'),
    tradesPart(member.seekTerms, trades, MAX.sought, 'Close to what you are looking for'),
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

/** A skill is met by members who offer all of it: food is not food photography. */
function skillsPart({ searchTerms }: FitMember, { skillsNeeded }: FitOpportunity): Part {
  const offered = new Set(searchTerms);
  const met = skillsNeeded.filter((skill) => {
    const terms = extractTerms(skill).filter((term) => !isFamily(term));
    return terms.length > 0 && terms.every((term) => offered.has(term));
  });
  if (met.length === 0) return NOTHING;
  const points = Math.round((MAX.skills * met.length) / skillsNeeded.length);
  return { points, text: `Asks for ${inWords(met)}, which you offer` };
}

function tradesPart(mine: readonly string[], wanted: readonly string[], max: number, text: string): Part {
  const known = new Set(mine);
  const shared = wanted.filter((trade) => known.has(trade));
  return { points: Math.min(max, TRADE * shared.length), text };
}

/** The trades that the title and the skills name. Those of the description may be the poster's own. */
const wantedTrades = ({ title, skillsNeeded }: FitOpportunity): string[] =>
  extractTerms([title, ...skillsNeeded].join('. ')).filter((term) => term.startsWith('g:'));

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
