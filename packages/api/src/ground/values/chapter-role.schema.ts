import { z } from 'zod';

/**
 * A leader decides about everything in a chapter; an organizer holds its events; a host is at the door of each. The
 * rights of each end with the chapter.
 */
export const ChapterRole = z.enum(['leader', 'organizer', 'host', 'member']);
export type ChapterRole = z.infer<typeof ChapterRole>;
