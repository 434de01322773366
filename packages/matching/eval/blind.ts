import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { MatchProfile } from '../src/profile.ts';

/** Sets that the words beside a match are fitted on. */
export const FITTED_SETS = ['a', 'b', 'c'] as const;

/**
 * Sets written by people who had not seen the engine, frozen before they were run. `a` and `b` were read and fitted
 * on afterwards, `c` by the words alone; nothing was fitted on `d`.
 */
export const BLIND_SETS = [...FITTED_SETS, 'd'] as const;
export type BlindSetName = (typeof BLIND_SETS)[number];

const text = z.string().nullable();
const BlindMember = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: text,
  company: text,
  industry: text,
  location: text,
  bio: text,
  skills: z.array(z.string()).nullable(),
  servicesOffered: text,
  lookingFor: text,
});

export const BLIND_CLASSES = [
  'easy',
  'medium',
  'hard',
  'exclusion',
  'several',
  'audience',
  'role',
  'trap',
  'other-language',
  'nobody',
] as const;

const BlindNeed = z.object({
  id: z.union([z.string(), z.number()]),
  class: z.enum(BLIND_CLASSES),
  seekerId: z.number(),
  /** The clause of `lookingFor` that is judged; null for the whole text. */
  text,
  right: z.array(z.number()),
  acceptable: z.array(z.number()),
  /** Whom the need rules out by its words. */
  excluded: z.array(z.number()),
  note: z.string().nullable(),
});

export type BlindMember = z.infer<typeof BlindMember>;
export type BlindNeed = z.infer<typeof BlindNeed>;
export type BlindSet = { readonly members: readonly BlindMember[]; readonly needs: readonly BlindNeed[] };

const fileOf = (name: BlindSetName): URL => new URL(`blind/set-${name}.json`, import.meta.url);

/** The set with this name; undefined where its file is missing. */
export function loadBlindSet(name: BlindSetName): BlindSet | undefined {
  if (!existsSync(fileOf(name))) return undefined;
  const Set = z.object({ members: z.array(BlindMember), needs: z.array(BlindNeed) });
  return Set.parse(JSON.parse(readFileSync(fileOf(name), 'utf8')));
}

/** A member as matching reads one. */
export const profileOfBlind = (member: BlindMember, { hasPlace = true } = {}): MatchProfile => ({
  lookingFor: member.lookingFor,
  servicesOffered: member.servicesOffered,
  targetAudience: null,
  skills: member.skills ?? [],
  interests: [],
  industry: member.industry,
  jobTitle: member.jobTitle,
  company: member.company,
  location: hasPlace ? member.location : null,
  bio: member.bio,
  professionalSummary: null,
  preferredConnectionTypes: [],
});
