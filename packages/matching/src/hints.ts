import { conceptsOf } from './concepts.ts';
import { cleanList } from './text.ts';
import type { MatchProfile } from './profile.ts';
import { completion, industryPoints, partMax, sharedPoints } from './score-table.ts';

/** A field of one's own profile, the points filling it in can bring per match (at most), and the advice. */
export type Hint = { readonly field: keyof MatchProfile; readonly points: number; readonly text: string };

/** Entries of a list field from which no more are asked for. */
const LIST_ENTRIES = 4;

const blank = (text: string | null | undefined): boolean => (text ?? '').trim() === '';

function textHint(field: 'lookingFor' | 'servicesOffered', points: number, text: string | null): Hint | null {
  const [missing, vague] =
    field === 'lookingFor'
      ? ['Say what you are looking for', 'Name the trades or skills you are looking for']
      : ['Say what you offer', 'Name the services you offer'];
  if (blank(text)) return { field, points, text: `${missing}: up to ${points} points` };
  return conceptsOf(text).length === 0 ? { field, points, text: `${vague}: up to ${points} points` } : null;
}

function listHint(field: 'skills' | 'interests', each: number, list: readonly string[]): Hint | null {
  const missing = LIST_ENTRIES - cleanList(list).length;
  if (missing <= 0) return null;
  const points = Math.min(partMax.skills, each * missing);
  const verb = missing === LIST_ENTRIES ? 'Add your' : 'Add more';
  return { field, points, text: `${verb} ${field}: ${each} points for each one a member shares with you` };
}

function simple(missing: boolean, field: keyof MatchProfile, points: number, advice: string): Hint | null {
  return missing ? { field, points, text: `${advice}: up to ${points} points` } : null;
}

/**
 * What in the viewer's own profile would improve matches, most points first (ties in the order of the
 * list). Only blank, short or unspecific fields are named, so a complete profile has no hints. Points are the
 * most a field can bring in one match: on the viewer's side, or, for the services and the completion, on the
 * other member's.
 */
export function raiseHints(viewer: MatchProfile): readonly Hint[] {
  const noTypes = cleanList(viewer.preferredConnectionTypes).length === 0;
  const hints = [
    textHint('lookingFor', partMax.theyOffer, viewer.lookingFor),
    textHint('servicesOffered', partMax.theyOffer, viewer.servicesOffered),
    simple(blank(viewer.industry), 'industry', industryPoints.same, 'Choose your industry'),
    simple(
      blank(viewer.targetAudience),
      'targetAudience',
      industryPoints.audience,
      'Describe your target audience',
    ),
    listHint('skills', sharedPoints.skill, viewer.skills),
    listHint('interests', sharedPoints.interest, viewer.interests),
    simple(blank(viewer.location), 'location', partMax.location, 'Add your location'),
    simple(noTypes, 'preferredConnectionTypes', partMax.preferred, 'Choose whom you prefer to meet'),
    simple(
      blank(viewer.jobTitle),
      'jobTitle',
      partMax.preferred,
      'Add your job title, so that members who prefer your role find you',
    ),
    simple(
      !(viewer.profileCompletion >= completion.min),
      'profileCompletion',
      completion.points,
      `Complete your profile to ${completion.min} %`,
    ),
  ];
  return hints.filter((hint) => hint !== null).toSorted((one, other) => other.points - one.points);
}
