import { LOCALES } from '@guildhall/locale/locales';
import { z } from 'zod';

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
