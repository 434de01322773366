import { LOCALES } from '@guildhall/locale/locales';
import { z } from 'zod';
import { id, line, name, text } from '../values/fields.ts';
import { RichText } from '../values/rich-text.schema.ts';
import { FallbackLanguage } from '../values/text-in-languages.schema.ts';
import { EditedPageText, PAGE_CONTENT_MAX, PAGE_TITLE_MAX } from './page-texts.schema.ts';

/** The tree is sent even where the text has no formatting, because pages send nothing else. */
const Text = RichText.unwrap();

export const PAGE_SLUG_MAX = 60;
export const PAGES_MAX = 100;

const slug = z
  .string()
  .trim()
  .max(PAGE_SLUG_MAX)
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'Use lowercase letters, digits, and single hyphens, such as house-rules',
  );

/** A link to a published page, whose title is in the language of the reader. */
export const PageLink = z.object({ slug: z.string(), title: z.string(), lang: FallbackLanguage });
export type PageLink = z.infer<typeof PageLink>;

/** A published page, as everyone reads it. */
export const Page = PageLink.extend({ body: Text, publishedAt: z.string() });
export type Page = z.infer<typeof Page>;

export const PageSlug = z.object({ slug: text(200) });

const PageFields = z.object({
  slug,
  title: name(PAGE_TITLE_MAX, 'Enter a title'),
  /** Markdown. */
  content: text(PAGE_CONTENT_MAX),
  /** Whether the footer of every page links to it once it is published. */
  inFooter: z.boolean(),
});

export const CreatePageInput = PageFields;
export type CreatePageInput = z.infer<typeof CreatePageInput>;

const PageVersionRef = z.object({
  id,
  /** Optimistic locking: 409 when the page has changed since this version. */
  version: z.int().positive(),
});

export const UpdatePageInput = PageFields.extend(PageVersionRef.shape);
export type UpdatePageInput = z.infer<typeof UpdatePageInput>;

export const PublishPageInput = UpdatePageInput.extend({
  content: line(PAGE_CONTENT_MAX, 'Write something before you publish'),
  /** Whether members have to accept the page. */
  requiresConsent: z.boolean(),
  /** Whether members who accepted an earlier version have to accept this one too. */
  asksAgain: z.boolean(),
});
export type PublishPageInput = z.infer<typeof PublishPageInput>;

export const PageRef = z.object({ id });
export type PageRef = z.infer<typeof PageRef>;

export const PublishedVersionRef = z.object({ id, number: z.int().positive() });
export type PublishedVersionRef = z.infer<typeof PublishedVersionRef>;

/** A page in the console's list. */
export const PageSummary = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  inFooter: z.boolean(),
  isPublished: z.boolean(),
  /** Whether the saved text differs from the published one. */
  hasUnpublishedChanges: z.boolean(),
  /** The languages of the community in which nothing is written. */
  missing: z.array(z.enum(LOCALES)),
  updatedAt: z.string(),
});
export const PageSummaries = z.array(PageSummary);
export type PageSummary = z.infer<typeof PageSummary>;

/** A page as administrators edit it. */
export const EditedPage = PageSummary.extend({
  content: z.string(),
  version: z.int(),
  /** The language of title and content. */
  locale: z.enum(LOCALES),
  /** The same in further languages, also in those that the community has withdrawn. */
  texts: z.array(EditedPageText),
  /** The number of the version that visitors read; null while it is not published. */
  publishedNumber: z.int().nullable(),
  requiresConsent: z.boolean(),
  /** How many active members have accepted it; null when they do not have to. */
  consents: z.object({ accepted: z.int(), members: z.int() }).nullable(),
  /** What was ever published, newest first. */
  versions: z.array(
    z.object({
      number: z.int(),
      title: z.string(),
      publishedAt: z.string(),
      publishedBy: z.string().nullable(),
    }),
  ),
});
export type EditedPage = z.infer<typeof EditedPage>;

/** What was published under a number, as it was. */
export const PublishedVersion = z.object({
  number: z.int(),
  publishedAt: z.string(),
  /** In each of its languages, beginning with the one that it was first written in. */
  texts: z.array(z.object({ locale: z.enum(LOCALES), title: z.string(), body: Text })),
});
export type PublishedVersion = z.infer<typeof PublishedVersion>;
