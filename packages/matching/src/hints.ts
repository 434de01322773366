import { translated } from '@guildhall/locale/translated';
import { hintMessages } from './hints.messages.ts';
import type { MatchProfile } from './profile.ts';
import type { MemberReading } from './scoring/member-reading.ts';
import { MOST_POINTS, SHARED } from './scoring/score.ts';

/** A field of one's own profile, the points filling it in can bring per match (at most), and the advice. */
export type Hint = { readonly field: keyof MatchProfile; readonly points: number; readonly text: string };

/** Entries of a list field from which no more are asked for. */
const LIST_ENTRIES = 4;

function hint(isMissing: boolean, field: keyof MatchProfile, points: number, advice: string): Hint | null {
  return isMissing ? { field, points, text: translated(hintMessages).hint(advice, points) } : null;
}

function listHint(
  field: 'skills' | 'interests',
  { size }: ReadonlyMap<string, unknown>,
  { none, some }: { none: string; some: string },
): Hint | null {
  const missing = LIST_ENTRIES - size;
  const share = field === 'skills' ? SHARED.skill : SHARED.interest;
  const points = Math.round(MOST_POINTS.skills * Math.min(1, share * missing));
  return hint(missing > 0, field, points, size === 0 ? none : some);
}

/**
 * What in the viewer's own profile would improve matches, most points first (ties in the order of the list). A
 * field is named when nothing was read from it: it is blank, or says nothing specific. Who looks for clients has said
 * so. Points are the most it can bring in one match: on the viewer's side, or, for the services and the title, on the
 * other member's.
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
  const messages = translated(hintMessages);
  const hasOffer = (field: keyof MatchProfile) => offers.some((offer) => offer.field === field);
  const hasSought = needs.length > 0 || [...offers, ...audiences].some(({ field }) => field === 'lookingFor');
  const hints = [
    hint(!hasSought, 'lookingFor', MOST_POINTS.theyOffer, messages.lookingFor),
    hint(!hasOffer('servicesOffered'), 'servicesOffered', MOST_POINTS.theyOffer, messages.servicesOffered),
    hint(audiences.length === 0, 'targetAudience', MOST_POINTS.audience, messages.targetAudience),
    hint(!hasOffer('jobTitle'), 'jobTitle', MOST_POINTS.audience, messages.jobTitle),
    hint(place.city === null && place.region === null, 'location', MOST_POINTS.location, messages.location),
    listHint('skills', skills, { none: messages.addSkills, some: messages.moreSkills }),
    hint(
      preferred.length === 0,
      'preferredConnectionTypes',
      MOST_POINTS.preferred,
      messages.preferredConnectionTypes,
    ),
    hint(industry === null, 'industry', MOST_POINTS.industry, messages.industry),
    listHint('interests', interests, { none: messages.addInterests, some: messages.moreInterests }),
  ];
  return hints.filter((each) => each !== null).toSorted((one, other) => other.points - one.points);
}
