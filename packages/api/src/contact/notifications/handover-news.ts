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

/** The sentence; `named` is the member of `personId`. */
export function handoverSentence({ event }: HandoverNews, named: string | null): string {
  const person = named ?? 'a member';
  const sentences: Record<HandoverNews['event'], string> = {
    take: `You’re asked to take over from ${person}`,
    give: `Your role is going to ${person}. Please confirm the handover.`,
    approve: `The handover from ${person} needs an administrator’s approval`,
    took: `You took over from ${person}. Sign in again to begin.`,
    gave: `Your role has gone to ${person}`,
    cancelled: `The handover with ${person} was canceled`,
  };
  return sentences[event];
}
