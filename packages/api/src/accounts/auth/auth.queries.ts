import type { Context } from '../../ground/core/context.ts';
import { isHeldBack } from '../../ground/security/second-factor-grace.ts';
import { findCurrentUser } from '../../people/profile/profile.queries.ts';
import type { CurrentUser } from '../../people/profile/profile.schema.ts';

/** Who is signed in, with what this session may do: a role that waits for a second factor may do nothing yet. */
export async function findMe({ db, viewer, services }: Context): Promise<CurrentUser | null> {
  if (!viewer) return null;
  const user = await findCurrentUser(db, services.config, viewer.id);
  if (!user) return null;
  const secondFactorBy = viewer.secondFactorBy?.toISOString() ?? null;
  return isHeldBack(viewer)
    ? { ...user, role: 'user', permissions: [], secondFactorBy }
    : { ...user, secondFactorBy };
}
