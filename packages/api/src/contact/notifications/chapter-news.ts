import { z } from 'zod';
import { ChapterRole } from '../../ground/values/chapter-role.schema.ts';

const ROLES = { leader: 'a leader', organizer: 'an organizer', host: 'a host', member: 'a member' };

/** What members are notified of by a chapter that they belong to, lead, or may join. */
export const ChapterNews = z.object({
  /** 'asked': to its leaders; everything else to the member whose membership it is. */
  event: z.enum(['asked', 'joined', 'invited', 'approved', 'refused', 'removed', 'role']),
  chapter: z.object({ id: z.int().positive(), slug: z.string(), name: z.string() }),
  /** The new role. */
  role: ChapterRole.optional(),
});
export type ChapterNews = z.infer<typeof ChapterNews>;

/** The sentence; `who` is the actor. */
export function chapterSentence(
  { event, chapter: { name }, role = 'member' }: ChapterNews,
  who: string,
): string {
  const sentences: Record<ChapterNews['event'], string> = {
    asked: `${who} would like to join ${name}`,
    joined: `${who} joined ${name}`,
    invited: `${who} invited you to join ${name}`,
    approved: `You’re now a member of ${name}`,
    refused: `Your request to join ${name} was declined`,
    removed: `You’re no longer a member of ${name}`,
    role: `You’re now ${ROLES[role]} of ${name}`,
  };
  return sentences[event];
}
