import { z } from 'zod';
import { PageInput } from '../../../ground/core/keyset.ts';
import { id, isoDate, SEARCH_MAX, trimmedText } from '../../../ground/values/fields.ts';
import { Person } from '../../../ground/values/person.schema.ts';

/** Members that are offered at once; a longer part of the name finds the others. */
export const RECIPIENTS_MAX = 20;

export const ListRecipientsInput = z.object({ q: trimmedText(SEARCH_MAX).default('') });
export type ListRecipientsInput = z.infer<typeof ListRecipientsInput>;
/** Connections of the viewer by name, all of whom they may write to. */
export const Recipients = z.array(Person).max(RECIPIENTS_MAX);

export const SignalTypingInput = z.object({ userId: id });
export type SignalTypingInput = z.infer<typeof SignalTypingInput>;
/** Whether the other member is shown it. */
export const TypingState = z.object({ isShown: z.boolean() });
export type TypingState = z.infer<typeof TypingState>;

/** How many conversations of each list have something new; muted ones are not counted. */
export const UnreadConversations = z.object({ conversations: z.int().min(0), requests: z.int().min(0) });
export type UnreadConversations = z.infer<typeof UnreadConversations>;

/** Conversations that a search finds by the other member's name. */
export const FOUND_PEOPLE_MAX = 5;

export const SearchMessagesInput = PageInput.extend({
  q: trimmedText(SEARCH_MAX).min(1, 'Type what to look for'),
});
export type SearchMessagesInput = z.infer<typeof SearchMessagesInput>;

/** The part of a message around the words that were found, cut where those begin and end. */
export const Snippet = z.array(z.object({ text: z.string(), isMatch: z.boolean() }));
export type Snippet = z.infer<typeof Snippet>;

export const FoundMessage = z.object({
  id,
  /** The other member of its conversation. */
  person: Person,
  isMine: z.boolean(),
  snippet: Snippet,
  createdAt: isoDate,
  relativeTime: z.string(),
});
export type FoundMessage = z.infer<typeof FoundMessage>;

export const FoundMessages = z.object({
  /** On the first page only. */
  people: z.array(Person).max(FOUND_PEOPLE_MAX),
  /** Newest first. */
  items: z.array(FoundMessage),
  nextCursor: z.string().nullable(),
});
export type FoundMessages = z.infer<typeof FoundMessages>;

export const SetMutedInput = z.object({ userId: id, isMuted: z.boolean() });
export type SetMutedInput = z.infer<typeof SetMutedInput>;
export const MutedState = SetMutedInput;
export type MutedState = z.infer<typeof MutedState>;
