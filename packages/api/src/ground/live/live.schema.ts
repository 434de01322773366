import { z } from 'zod';

/** The queries to invalidate, by their first path segment. */
export const LiveMessage = z.object({ topics: z.array(z.string()) });
export type LiveMessage = z.infer<typeof LiveMessage>;
