import { z } from 'zod';

/** What members are notified of when an office moves from one to another. */
export const HandoverNews = z.object({
  handoverId: z.int().positive(),
  /** Asked to take over, to hand over, or to approve it; done, from the side of either; called off. */
  event: z.enum(['take', 'give', 'approve', 'took', 'gave', 'cancelled']),
  /** The other of the two; to administrators the outgoing one. The name is read when the sentence is rendered. */
  personId: z.int().positive(),
});
export type HandoverNews = z.infer<typeof HandoverNews>;
