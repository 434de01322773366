import { z } from 'zod';

/** The button of another service that members may sign in with. */
export const ProviderLink = z.object({ key: z.string(), name: z.string() });
export type ProviderLink = z.infer<typeof ProviderLink>;
