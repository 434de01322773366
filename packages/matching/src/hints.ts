import { conceptsOf } from './concepts.ts';
import { cleanList } from './text.ts';
import type { MatchProfile } from './profile.ts';

/** A field of one's own profile, the points filling it in can bring per match (at most), and the advice. */
export type Hint = { readonly field: keyof MatchProfile; readonly points: number; readonly text: string };

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
  const missing = 4 - cleanList(list).length;
  if (missing <= 0) return null;
  const points = Math.min(15, each * missing);
  const verb = missing === 4 ? 'Add your' : 'Add more';
  return { field, points, text: `${verb} ${field}: ${each} points for each one a member shares with you` };
}

function simple(missing: boolean, field: keyof MatchProfile, points: number, advice: string): Hint | null {
  return missing ? { field, points, text: `${advice}: up to ${points} points` } : null;
}

/**
 * What in the viewer's own profile would raise matches, most points first (ties
 * in the order of the rules table). Only fields that are blank, too short or
 * say nothing specific are named, so a full profile gives an empty list. Points
 * are the most a field can bring in one match, on the viewer's side or, for
 * what the viewer offers and the completion, on the other member's.
 */
export function raiseHints(viewer: MatchProfile): readonly Hint[] {
  const noTypes = cleanList(viewer.preferredConnectionTypes).length === 0;
  const hints = [
    textHint('lookingFor', 25, viewer.lookingFor),
    textHint('servicesOffered', 25, viewer.servicesOffered),
    simple(blank(viewer.industry), 'industry', 15, 'Choose your industry'),
    simple(blank(viewer.targetAudience), 'targetAudience', 12, 'Describe your target audience'),
    listHint('skills', 4, viewer.skills),
    listHint('interests', 2, viewer.interests),
    simple(blank(viewer.location), 'location', 5, 'Add your location'),
    simple(noTypes, 'preferredConnectionTypes', 5, 'Choose whom you prefer to meet'),
    simple(
      blank(viewer.jobTitle),
      'jobTitle',
      5,
      'Add your job title, so that members who prefer your role find you',
    ),
    simple(!(viewer.profileCompletion >= 75), 'profileCompletion', 2, 'Complete your profile to 75 %'),
  ];
  return hints.filter((hint) => hint !== null).toSorted((one, other) => other.points - one.points);
}
