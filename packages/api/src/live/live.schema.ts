import { z } from 'zod';

/** Which queries to read again, by their first path segment. */
export const LiveMessage = z.object({ topics: z.array(z.string()) });
export type LiveMessage = z.infer<typeof LiveMessage>;
