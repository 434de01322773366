import type { Context } from '../../ground/core/context.ts';
import { missed } from '../../people/profile/profile.commands.ts';
import { findProfileMember } from '../../people/profile/profile.queries.ts';
import type { ProfileRef } from '../../people/profile/profile.schema.ts';
import { listRelated } from './related.queries.ts';
import type { RelatedToProfile } from './related.schema.ts';

/** What surrounds a profile. A miss costs as much as a miss of the profile. */
export async function openRelated(ctx: Context, { username }: ProfileRef): Promise<RelatedToProfile> {
  const member = await findProfileMember(ctx.db, ctx.viewer, username);
  if (!member) throw await missed(ctx);
  const { disabledAreas } = await ctx.services.community.get();
  const related = await listRelated(ctx.db, ctx.viewer, member);
  return disabledAreas.includes('directory') ? { ...related, businesses: [] } : related;
}
