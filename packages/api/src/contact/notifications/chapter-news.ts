import { z } from 'zod';
import { ChapterRole } from '../../ground/values/chapter-role.schema.ts';

/** What members are notified of by a chapter that they belong to, lead, or may join. */
export const ChapterNews = z.object({
  /** 'asked': to its leaders; everything else to the member whose membership it is. */
  event: z.enum(['asked', 'joined', 'invited', 'approved', 'refused', 'removed', 'role']),
  chapter: z.object({ id: z.int().positive(), slug: z.string(), name: z.string() }),
  /** The new role. */
  role: ChapterRole.optional(),
});
export type ChapterNews = z.infer<typeof ChapterNews>;
