import { LOCALES } from '@guildhall/locale/locales';
import { z } from 'zod';
import { WRITTEN_LANGUAGES } from '../../../ground/values/written-languages.schema.ts';

const Tag = z.enum(LOCALES);

/** The languages of the community, its own first, each in its own words; `current`: the one of this answer. */
export const Locales = z.object({
  current: Tag,
  offered: z.array(z.object({ locale: Tag, name: z.string() })),
});
export type Locales = z.infer<typeof Locales>;

/** Null: as the browser asks. */
export const SetLocaleInput = z.object({ locale: Tag.nullable() });
export type SetLocaleInput = z.infer<typeof SetLocaleInput>;

/** The languages of which the feed shows posts, beside those that are unknown; null: all. */
export const SetReadLanguagesInput = z.object({
  languages: z.array(z.enum(WRITTEN_LANGUAGES)).min(1).max(WRITTEN_LANGUAGES.length).nullable(),
});
export type SetReadLanguagesInput = z.infer<typeof SetReadLanguagesInput>;
