import { z } from 'zod';
import { line } from '../../core/fields.ts';

/** As many as can be read of one profile, and more than that. */
const CORRECTIONS_MAX = 50;
/** The id of a statement is its kind and its stems; the table's CHECK is the same. */
const STATEMENT_ID_MAX = 640;

const kind = z.enum(['need', 'offer', 'audience']);

const Statement = z.object({
  /** Stays the same for the same words, whatever else of the profile changes. */
  id: z.string(),
  /** In the member's own words. */
  text: z.string(),
  /** The profile field that the words stand in. */
  field: z.enum([
    'lookingFor',
    'servicesOffered',
    'targetAudience',
    'jobTitle',
    'skills',
    'professionalSummary',
    'bio',
  ]),
  /** What it is read as without a correction. */
  writtenAs: kind,
});

/** How the viewer's profile is read: what they look for, offer, and whom they serve; and what they left out. */
export const Understood = z.object({
  need: z.array(Statement),
  offer: z.array(Statement),
  audience: z.array(Statement),
  nothing: z.array(Statement),
});
export type Understood = z.infer<typeof Understood>;

export const CorrectUnderstoodInput = z.object({
  /** Other corrections stay. To read a statement as it is written takes its correction back. */
  corrections: z
    .array(z.object({ id: line(STATEMENT_ID_MAX), readAs: z.enum([...kind.options, 'nothing']) }))
    .min(1)
    .max(CORRECTIONS_MAX),
});
export type CorrectUnderstoodInput = z.infer<typeof CorrectUnderstoodInput>;
