import type { MatchProfile } from './profile.ts';
import type { MemberReading } from './scoring/member-reading.ts';
import { MOST_POINTS, SHARED } from './scoring/score.ts';

/** A field of one's own profile, the points filling it in can bring per match (at most), and the advice. */
export type Hint = { readonly field: keyof MatchProfile; readonly points: number; readonly text: string };

/** Entries of a list field from which no more are asked for. */
const LIST_ENTRIES = 4;

function hint(isMissing: boolean, field: keyof MatchProfile, points: number, advice: string): Hint | null {
  const most = points === 1 ? '1 point' : `${points} points`;
  return isMissing ? { field, points, text: `${advice}: up to ${most}` } : null;
}

function listHint(field: 'skills' | 'interests', { size }: ReadonlyMap<string, unknown>): Hint | null {
  const missing = LIST_ENTRIES - size;
  const share = field === 'skills' ? SHARED.skill : SHARED.interest;
  const points = Math.round(MOST_POINTS.skills * Math.min(1, share * missing));
  return hint(missing > 0, field, points, `${size === 0 ? 'Add your' : 'Add more'} ${field}`);
}

/**
 * What in the viewer's own profile would improve matches, most points first (ties in the order of the list). A
 * field is named when nothing was read from it: it is blank, or says nothing specific. Points are the most it can
 * bring in one match: on the viewer's side, or, for the services and the title, on the other member's.
 */
export function raiseHints({
  needs,
  offers,
  audiences,
  skills,
  interests,
  industry,
  place,
  preferred,
}: MemberReading): readonly Hint[] {
  const hasOffer = (field: keyof MatchProfile) => offers.some((offer) => offer.field === field);
  const hints = [
    hint(
      needs.length === 0,
      'lookingFor',
      MOST_POINTS.theyOffer,
      'Say what you are looking for, such as “a bookkeeper for my café”',
    ),
    hint(
      !hasOffer('servicesOffered'),
      'servicesOffered',
      MOST_POINTS.theyOffer,
      'Name the services you offer, so that members who need them find you',
    ),
    hint(
      audiences.length === 0,
      'targetAudience',
      MOST_POINTS.audience,
      "Say who you serve, or who you'd like as clients",
    ),
    hint(
      !hasOffer('jobTitle'),
      'jobTitle',
      MOST_POINTS.audience,
      'Put what you do in your job title so members looking for it can find you',
    ),
    hint(place.city === null && place.region === null, 'location', MOST_POINTS.location, 'Add your location'),
    listHint('skills', skills),
    hint(
      preferred.length === 0,
      'preferredConnectionTypes',
      MOST_POINTS.preferred,
      "Choose who you'd like to meet",
    ),
    hint(industry === null, 'industry', MOST_POINTS.industry, 'Choose your industry'),
    listHint('interests', interests),
  ];
  return hints.filter((each) => each !== null).toSorted((one, other) => other.points - one.points);
}
