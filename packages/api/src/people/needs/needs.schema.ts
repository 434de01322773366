import { z } from 'zod';

/** A need as recommendations quote it. */
export const NEED_MAX = 200;

/** The desired state: whether the member wants to be told once somebody meets a need that nobody meets yet. */
export const WatchNeedInput = z.object({
  need: z.string().trim().min(1).max(NEED_MAX),
  watching: z.boolean(),
});
export type WatchNeedInput = z.infer<typeof WatchNeedInput>;

/** The needs of which the member wants to be told, in their words. */
export const StandingNeeds = z.object({ needs: z.array(z.string()) });
export type StandingNeeds = z.infer<typeof StandingNeeds>;
