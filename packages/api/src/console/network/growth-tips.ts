import { translated } from '@guildhall/locale/translated';
import type { ProfileRow } from '../../discovery/readings/match-profile.queries.ts';
import { growthTipMessages } from './growth-tips.messages.ts';

const TIPS_MAX = 3;

/** The fields that a tip is about, the most useful first. */
const FIELDS = [
  'lookingFor',
  'servicesOffered',
  'skills',
  'industry',
  'professionalSummary',
  'location',
  'jobTitle',
  'company',
  'avatarKey',
  'interests',
] as const satisfies (keyof ProfileRow)[];

/** Tips: first for gaps in the member's own profile, then general ones. */
export function growthTips(member: ProfileRow): string[] {
  const messages = translated(growthTipMessages);
  const missing = FIELDS.filter((field) => isBlank(member[field])).map((field) => messages.fields[field]);
  return [...missing, ...messages.general].slice(0, TIPS_MAX);
}

function isBlank(value: ProfileRow[keyof ProfileRow]): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || (typeof value === 'string' && value.trim() === '');
}
