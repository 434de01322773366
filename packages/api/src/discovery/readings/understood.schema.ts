import { z } from 'zod';
import type { UnderstoodStatement } from '@guildhall/matching';
import { line } from '../../ground/values/fields.ts';

/** More than can be read from one profile. */
const CORRECTIONS_MAX = 50;
/** The id of a statement is its kind and its stems; the table's CHECK is the same. */
const STATEMENT_ID_MAX = 640;

const kind = z.enum(['need', 'offer', 'audience']);

/** Whom or what a need wants as a person or a place rather than as a service. */
const Role = z.enum([
  'cofounder',
  'partner',
  'apprentice',
  'apprenticeship',
  'employer',
  'employee',
  'mentee',
  'mentor',
  'investee',
  'investor',
  'volunteer',
  'tenant',
  'landlord',
  'buyer',
  'seller',
]) satisfies z.ZodType<UnderstoodStatement['role']>;

const Statement = z.object({
  /** Depends on the statement's words only, not on the rest of the profile. */
  id: z.string(),
  /** In the member's own words. */
  text: z.string(),
  /** The profile field that contains the words. */
  field: z.enum([
    'lookingFor',
    'servicesOffered',
    'targetAudience',
    'jobTitle',
    'company',
    'skills',
    'professionalSummary',
    'bio',
  ]),
  /** What it is read as without a correction. */
  writtenAs: z.enum([...kind.options, 'excluded']),
  role: Role.nullable(),
});

/** The statements read from the viewer's profile: needs, offers, audiences, what they rule out, and what they left out. */
export const Understood = z.object({
  need: z.array(Statement),
  offer: z.array(Statement),
  audience: z.array(Statement),
  excluded: z.array(Statement),
  nothing: z.array(Statement),
});
export type Understood = z.infer<typeof Understood>;

export const CorrectUnderstoodInput = z.object({
  /** Other corrections stay. Choosing the original kind removes a correction; what is ruled out can only be left out. */
  corrections: z
    .array(z.object({ id: line(STATEMENT_ID_MAX), readAs: z.enum([...kind.options, 'excluded', 'nothing']) }))
    .min(1)
    .max(CORRECTIONS_MAX),
});
export type CorrectUnderstoodInput = z.infer<typeof CorrectUnderstoodInput>;
