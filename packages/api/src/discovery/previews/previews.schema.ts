import { z } from 'zod';
import { isoDate, text } from '../../ground/values/fields.ts';
import { PREVIEW_KINDS, PREVIEW_PATH_MAX } from './preview-targets.schema.ts';

/** As many as a page of posts has, each with its first link. */
export const PREVIEWS_MAX = 20;

export const ListPreviewsInput = z.object({
  /** Paths of this community, such as `/news/harvest`. */
  paths: z.array(text(PREVIEW_PATH_MAX)).max(PREVIEWS_MAX),
});
export type ListPreviewsInput = z.infer<typeof ListPreviewsInput>;

export const Preview = z.object({
  /** As it was asked for. */
  path: z.string(),
  kind: z.enum(PREVIEW_KINDS),
  title: z.string(),
  line: z.string().nullable(),
  /** As stored; may be on another site, which no page shows. */
  picture: z.string().nullable(),
  /** Of an event: the date that the address names, else its next, else its latest. */
  when: z.object({ startsAt: isoDate, timeZone: z.string() }).nullable(),
});
export type Preview = z.infer<typeof Preview>;

/** Without the pages that there are not, or that the viewer may not see. */
export const Previews = z.object({ items: z.array(Preview) });
export type Previews = z.infer<typeof Previews>;
