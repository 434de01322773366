import { z } from 'zod';
import { SEARCH_MAX, id, isoDate, text } from '../../ground/values/fields.ts';
import { Person } from '../../ground/values/person.schema.ts';

export const SearchKind = z.enum([
  'members',
  'businesses',
  'opportunities',
  'posts',
  'articles',
  'events',
  'chapters',
]);
export type SearchKind = z.infer<typeof SearchKind>;

export const SearchInput = z.object({
  /** As typed; the last word may be a prefix. Blank finds nothing. */
  q: text(SEARCH_MAX),
  /** Only this group; all when absent. */
  kind: SearchKind.optional(),
  /** Per group. */
  limit: z.int().min(1).max(20).default(5),
});
export type SearchInput = z.infer<typeof SearchInput>;

/** What of it answers the query, or what it offers first; null where it says nothing. */
const why = z.string().nullable();

export const FoundMember = Person.extend({
  why,
  /** What they look for, of a search for those who need something. */
  seeks: z.string().optional(),
});
export type FoundMember = z.infer<typeof FoundMember>;

export const FoundBusiness = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  industry: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  logo: z.string().nullable(),
  isVerified: z.boolean(),
  why,
});
export type FoundBusiness = z.infer<typeof FoundBusiness>;

export const FoundOpportunity = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  company: z.string().nullable(),
  location: z.string().nullable(),
  relativeTime: z.string(),
});
export type FoundOpportunity = z.infer<typeof FoundOpportunity>;

export const FoundPost = z.object({
  id,
  /** Excerpt of the text. */
  excerpt: z.string(),
  type: z.string(),
  author: z.object({ name: z.string(), username: z.string(), avatar: z.string().nullable() }),
  relativeTime: z.string(),
});
export type FoundPost = z.infer<typeof FoundPost>;

export const FoundArticle = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  summary: z.string().nullable(),
  category: z.string(),
  author: z.string(),
  relativeTime: z.string(),
});
export type FoundArticle = z.infer<typeof FoundArticle>;

export const FoundEvent = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  place: z.string().nullable(),
  timeZone: z.string(),
  /** Of its next date. */
  dateId: id,
  startsAt: isoDate,
});
export type FoundEvent = z.infer<typeof FoundEvent>;

export const FoundChapter = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  place: z.string().nullable(),
  members: z.int(),
});
export type FoundChapter = z.infer<typeof FoundChapter>;

/** The best of each group first. */
export const SearchResults = z.object({
  members: z.array(FoundMember),
  businesses: z.array(FoundBusiness),
  /** Open to applications. */
  opportunities: z.array(FoundOpportunity),
  posts: z.array(FoundPost),
  articles: z.array(FoundArticle),
  events: z.array(FoundEvent),
  chapters: z.array(FoundChapter),
  /** A few who offer, or opportunities that ask for, what was typed in other words; none of them is in the groups. */
  similar: z.object({
    members: z.array(FoundMember),
    businesses: z.array(FoundBusiness),
    opportunities: z.array(FoundOpportunity),
  }),
});
export type SearchResults = z.infer<typeof SearchResults>;
