import { LOCALES } from '@guildhall/locale/locales';
import { z } from 'zod';
import { id, optionalName, text } from '../values/fields.ts';

export const PAGE_TITLE_MAX = 120;
export const PAGE_CONTENT_MAX = 100_000;

/** A page in a language beside the one that it was first written in, as administrators edit it. */
export const EditedPageText = z.object({
  locale: z.enum(LOCALES),
  title: z.string(),
  content: z.string(),
  version: z.int(),
  isPublished: z.boolean(),
  hasUnpublishedChanges: z.boolean(),
  /** Whether what visitors read was written before the page changed in its first language. */
  isOutdated: z.boolean(),
});
export type EditedPageText = z.infer<typeof EditedPageText>;

/** Both empty: the page has no text in this language, and readers get the first one. */
export const SavePageTextInput = z
  .object({
    id,
    locale: z.enum(LOCALES),
    /** Optimistic locking, for each language by itself; 0 for a text that is not there yet. */
    version: z.int().nonnegative(),
    title: optionalName(PAGE_TITLE_MAX),
    content: text(PAGE_CONTENT_MAX),
  })
  .refine(({ title, content }) => title !== '' || content.trim() === '', {
    path: ['title'],
    message: 'Enter a title',
  });
export type SavePageTextInput = z.infer<typeof SavePageTextInput>;

export const PublishPageTextInput = SavePageTextInput.refine(
  ({ title, content }) => title === '' || content.trim() !== '',
  { path: ['content'], message: 'Write something before you publish' },
);
