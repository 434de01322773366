import type { Kysely } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import { enqueueFileRemoval } from '../../files/uploads/stored-files.commands.ts';
import { takePicture } from '../../files/uploads/pictures.commands.ts';
import { avatarAddress } from '../../ground/values/avatar.ts';
import type { Context, MemberContext } from '../../ground/core/context.ts';
import { forbidden, notFound, unauthorized } from '../../ground/errors/errors.ts';
import { addressKey } from '../../ground/limits/address-key.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { lockUser } from '../../ground/core/lock-user.ts';
import { requireVersion } from '../../ground/core/require-version.ts';
import { refreshDerived } from './derived.commands.ts';
import { noteOwnFields } from './own-fields.commands.ts';
import { profileView } from '../profile-views/profile-views.commands.ts';
import { fileReport } from '../../contact/reports/reports.commands.ts';
import type { ReportInput, ReportState } from '../../ground/reports/reports.schema.ts';
import { findCurrentUser, findPublicProfile, isProfileVisible } from './profile.queries.ts';
import type { CurrentUser, ProfileRef, PublicProfile, UpdateProfileInput } from './profile.schema.ts';

/** A miss costs this much more of the caller's limit than a hit, which makes enumerating usernames expensive. */
const MISS_POINTS = 4;

/** A profile as the viewer may see it. Its view is counted through a write buffer. */
export async function openProfile(ctx: Context, { username }: ProfileRef): Promise<PublicProfile> {
  const profile = await findPublicProfile(ctx.db, ctx.viewer, username);
  if (!profile) throw await missed(ctx);
  const view = profileView(profile.id, ctx);
  if (view) ctx.services.views.profiles.add(view);
  return profile;
}

/** Reports a member to the administrators. */
export async function reportMember(ctx: MemberContext, input: ReportInput): Promise<ReportState> {
  if (input.id === ctx.viewer.id) throw forbidden('You cannot report yourself');
  if (!(await isProfileVisible(ctx.db, ctx.viewer, input.id))) throw notFound('This member is not available');
  return fileReport(ctx, 'user', input);
}

/** Charges a miss, and returns its error. */
export async function missed({ viewer, request, services }: Context) {
  const key = viewer ? `user:${viewer.id}` : `ip:${addressKey(request.ip)}`;
  await services.limiter.charge('publicProfile', key, MISS_POINTS);
  return notFound('The requested profile could not be found.');
}

/**
 * Updates the given fields and recomputes the derived columns.
 *
 * @throws CONFLICT when the profile has been edited since the expected version
 */
export async function updateProfile(
  ctx: MemberContext,
  { expectedVersion, ...fields }: UpdateProfileInput,
): Promise<CurrentUser> {
  return withTransaction(ctx.db, async (trx) => {
    if (Object.keys(fields).length > 0) {
      await lockUser(trx, ctx.viewer.id);
      if (expectedVersion !== undefined)
        requireVersion(expectedVersion, (await requireCurrentUser(trx, ctx)).version);
      await noteOwnFields(trx, ctx.viewer.id, fields);
      await trx.updateTable('users').set(fields).where('id', '=', ctx.viewer.id).execute();
      await refreshDerived(trx, ctx.viewer.id);
    }
    await publishEvent(trx, [ctx.viewer.id], ['dashboard', 'network']);
    return requireCurrentUser(trx, ctx);
  });
}

/**
 * Points the profile at a newly stored picture, or at none, and has the files of the replaced one removed.
 * @throws UNAUTHORIZED when the account was deleted during the upload
 */
export async function replaceAvatar(
  ctx: Pick<MemberContext, 'db' | 'viewer'>,
  avatarKey: string | null,
): Promise<void> {
  await withTransaction(ctx.db, async (trx) => {
    const before = await trx
      .selectFrom('users')
      .select('avatarKey')
      .where('id', '=', ctx.viewer.id)
      .where('erasedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw unauthorized();
    if (avatarKey !== null) await takePicture(trx, ctx.viewer, avatarAddress(avatarKey), 'avatar');
    await trx.updateTable('users').set({ avatarKey }).where('id', '=', ctx.viewer.id).execute();
    if (before.avatarKey !== null) await enqueueFileRemoval(trx, [avatarAddress(before.avatarKey)]);
  });
}

async function requireCurrentUser(db: Kysely<DB>, { services, viewer }: MemberContext): Promise<CurrentUser> {
  const user = await findCurrentUser(db, services.config, viewer.id);
  if (!user) throw unauthorized();
  return user;
}
