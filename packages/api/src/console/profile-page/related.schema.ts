import { z } from 'zod';
import { MemberBusiness } from '../../directory/businesses/businesses.schema.ts';
import { MatchStrength } from '../../discovery/readings/match.schema.ts';
import { MutualConnections } from '../../people/connections/connections.schema.ts';
import { Works } from '../../people/works/works.schema.ts';
import { Post } from '../../publishing/feed/feed.schema.ts';

/** What surrounds a profile. What ties it to the viewer is empty for visitors and on one's own. */
export const RelatedToProfile = z.object({
  works: Works,
  businesses: z.array(MemberBusiness).max(6),
  /** The newest ones. */
  posts: z.array(Post).max(3),
  mutual: MutualConnections,
  /** Null when nothing is known that ties them. */
  match: z
    .object({
      strength: MatchStrength,
      reasons: z.array(z.string()).min(1),
      /** The first text of a request to connect, in the viewer's voice; null for the usual one. */
      greeting: z.string().nullable(),
    })
    .nullable(),
});
export type RelatedToProfile = z.infer<typeof RelatedToProfile>;
