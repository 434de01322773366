import { z } from 'zod';
import { id } from './fields.ts';

/** A member as lists show them: never email or phone. */
export const Person = z.object({
  id,
  username: z.string(),
  name: z.string(),
  jobTitle: z.string().nullable(),
  company: z.string().nullable(),
  /** Path of the 192 px picture, or null: show initials. */
  avatar: z.string().nullable(),
});
export type Person = z.infer<typeof Person>;
