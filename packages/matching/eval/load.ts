import { readFileSync, readdirSync } from 'node:fs';
import { z } from 'zod';

const text = z.string().min(1).max(2_000);

/** A made-up member, in the fields of a profile that matching reads. */
export const Member = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  firstName: text,
  lastName: text,
  jobTitle: text.max(120).optional(),
  company: text.max(120).optional(),
  industry: z.enum(['technology', 'healthcare', 'finance', 'marketing', 'education', 'other']).optional(),
  location: text.max(120).optional(),
  bio: text.optional(),
  professionalSummary: text.optional(),
  skills: z.array(text).optional(),
  interests: z.array(text).optional(),
  lookingFor: text.optional(),
  servicesOffered: text.optional(),
  targetAudience: text.optional(),
});
export type Member = z.infer<typeof Member>;

/** Who answers: 2 exactly right, 1 acceptable. Whoever is not named is wrong. */
const labels = {
  answers: z.record(Member.shape.id, z.union([z.literal(1), z.literal(2)])),
  /** Wrong, and tempting: what traps are counted by. */
  wrong: z.array(Member.shape.id).optional(),
  /** Arguable: take these out of a ranking before measuring it. */
  open: z.array(Member.shape.id).optional(),
};

export const classes = ['easy', 'medium', 'hard', 'trap', 'audience', 'several', 'foreign', 'role'] as const;

/** What someone looks for. The asker is no member, so nobody needs to be left out. */
export const Need = z.strictObject({
  id: z.string().regex(/^[a-z]+-\d\d$/),
  class: z.enum(classes),
  /** Written by someone else after the last fit, and measured once: no weight was chosen by it. */
  heldOut: z.literal(true).optional(),
  asker: Member.pick({
    jobTitle: true,
    company: true,
    industry: true,
    location: true,
    servicesOffered: true,
  }),
  lookingFor: text,
  ...labels,
  /** The single needs inside one text, each with its own answers. */
  parts: z.array(z.strictObject({ text, ...labels })).optional(),
});
export type Need = z.infer<typeof Need>;

/** One need beside statements that may or may not answer it; `note` says why in a phrase. */
export const PairGroup = z.strictObject({
  need: text,
  offers: z.array(
    z.strictObject({
      offer: text,
      verdict: z.enum(['right', 'related-but-wrong', 'wrong']),
      note: text,
    }),
  ),
});
export type PairGroup = z.infer<typeof PairGroup>;

/** Everything in the files of one folder, checked, in the order of their names. */
function load<Row extends z.ZodType>(folder: string, row: Row): z.infer<Row>[] {
  const here = new URL(`${folder}/`, import.meta.url);
  return readdirSync(here)
    .toSorted()
    .flatMap((file) => z.array(row).parse(JSON.parse(readFileSync(new URL(file, here), 'utf8'))));
}

export const members = load('members', Member);
export const needs = load('needs', Need);
export const pairs = load('pairs', PairGroup);
