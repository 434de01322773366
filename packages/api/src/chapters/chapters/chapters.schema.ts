import { z } from 'zod';
import { SEARCH_MAX, expectedVersion, id, isoDate, name, text } from '../../ground/values/fields.ts';
import { PageInput } from '../../ground/core/keyset.ts';
import { ChapterRole } from '../../ground/values/chapter-role.schema.ts';
import { Person } from '../../ground/values/person.schema.ts';
import { RichText, TextLanguage } from '../../ground/values/rich-text.schema.ts';
import { isTimeZone } from '../../ground/values/time.ts';
import { MembershipState, seat } from './members/chapter-members.schema.ts';

export const NAME_MAX = 80;
export const DESCRIPTION_MAX = 10_000;

/** How members come in: at once, after a leader has agreed, or only when they are invited. */
export const Joining = z.enum(['open', 'request', 'invited']);
export type Joining = z.infer<typeof Joining>;

export const chapterSlug = z.string().max(120);
export const ChapterRef = z.object({ slug: chapterSlug });
export type ChapterRef = z.infer<typeof ChapterRef>;

const fields = {
  name: name(NAME_MAX, 'Please enter a name'),
  /** Markdown. */
  description: text(DESCRIPTION_MAX).trim().default(''),
  /** Where it meets, such as a town. */
  place: text(120).trim().default(''),
  timeZone: z.string().max(80).refine(isTimeZone, 'Choose a time zone, such as Europe/Vienna'),
  joining: Joining.default('request'),
  /** What those who ask to join are asked. */
  question: text(200).trim().default(''),
  /** Nobody outside knows of it; it is joined by invitation alone. */
  isHidden: z.boolean().default(false),
};

const isInvited = ({ isHidden, joining }: { isHidden: boolean; joining: Joining }) =>
  !isHidden || joining === 'invited';
const INVITED_ONLY = { path: ['joining'], error: 'A hidden chapter is joined by invitation' };

export const CreateChapterInput = z
  .object({
    ...fields,
    /** Each trade has one seat; decided when the chapter is created. */
    oneSeatPerTrade: z.boolean().default(false),
    /** The trade of who creates it, where each trade has one seat. */
    seat: seat.default(''),
  })
  .refine(isInvited, INVITED_ONLY)
  .refine((chapter) => !chapter.oneSeatPerTrade || chapter.seat !== '', {
    path: ['seat'],
    error: 'Enter your trade',
  });
export type CreateChapterInput = z.infer<typeof CreateChapterInput>;

export const UpdateChapterInput = z
  .object({ ...fields, slug: chapterSlug, expectedVersion })
  .refine(isInvited, INVITED_ONLY);
export type UpdateChapterInput = z.infer<typeof UpdateChapterInput>;

export const CloseChapterInput = z.object({
  slug: chapterSlug,
  closed: z.boolean(),
  /** Cancel its coming events with it; without, a chapter that has any stays open. */
  cancelEvents: z.boolean().default(false),
});
export type CloseChapterInput = z.infer<typeof CloseChapterInput>;

export const ListChaptersInput = PageInput.extend({
  /** In the name and the place. */
  search: text(SEARCH_MAX).trim().default(''),
});
export type ListChaptersInput = z.infer<typeof ListChaptersInput>;

export const ChapterListItem = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  /** The beginning of the description, without formatting. */
  excerpt: z.string(),
  place: z.string().nullable(),
  joining: Joining,
  isHidden: z.boolean(),
  oneSeatPerTrade: z.boolean(),
  isClosed: z.boolean(),
  members: z.int(),
  /** Where the viewer stands with it; null for strangers to it. */
  mine: z.object({ role: ChapterRole, state: MembershipState }).nullable(),
});
export type ChapterListItem = z.infer<typeof ChapterListItem>;

export const ChapterPage = z.object({
  items: z.array(ChapterListItem),
  nextCursor: z.string().nullable(),
  can: z.object({ create: z.boolean() }),
});
export type ChapterPage = z.infer<typeof ChapterPage>;

/** The chapters that the viewer belongs to, is invited to, or has asked to join. */
export const MyChapters = z.array(ChapterListItem);

export const Chapter = ChapterListItem.extend({
  description: z.string(),
  /** The description, parsed; null when it has no formatting. */
  body: RichText,
  lang: TextLanguage,
  timeZone: z.string(),
  question: z.string().nullable(),
  createdAt: isoDate,
  version: z.int(),
  /** Those who lead it, as far as the viewer may see them; none for visitors. */
  leaders: z.array(Person),
  /** What the viewer may do, so that the screen derives no permission. */
  can: z.object({
    join: z.boolean(),
    request: z.boolean(),
    leave: z.boolean(),
    manage: z.boolean(),
    seeMembers: z.boolean(),
    readPosts: z.boolean(),
    post: z.boolean(),
  }),
});
export type Chapter = z.infer<typeof Chapter>;
