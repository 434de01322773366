import { z } from 'zod';
import { SEARCH_MAX, id, text } from '../values/fields.ts';
import { Person } from '../values/person.schema.ts';

/** Mentions in one text. */
export const MENTIONS_MAX = 20;

export const SuggestMentionsInput = z.object({
  /** The beginning of a first name, full name, last name, or name of a business. */
  q: text(SEARCH_MAX),
});
export type SuggestMentionsInput = z.infer<typeof SuggestMentionsInput>;

export const MentionSuggestions = z.object({
  members: z.array(Person),
  businesses: z.array(
    z.object({ id, name: z.string(), industry: z.string().nullable(), logo: z.string().nullable() }),
  ),
});
export type MentionSuggestions = z.infer<typeof MentionSuggestions>;
