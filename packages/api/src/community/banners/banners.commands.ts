import type { AuditEvent } from '../../ground/values/audit-events.messages.ts';
import { type DatabaseTransaction, withTransaction } from '@guildhall/db';
import { writeAudit } from '../../ground/core/audit.ts';
import type { MemberContext } from '../../ground/core/context.ts';
import { notFound } from '../../ground/errors/errors.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { requestPictures } from '../../files/linked-pictures/linked-pictures.commands.ts';
import { withoutLinks } from '../../files/linked-pictures/linked-pictures.ts';
import { takePictures } from '../../files/uploads/pictures.commands.ts';
import { findBanner } from './banners.queries.ts';
import type { Banner, BannerRef, CreateBannerInput, UpdateBannerInput } from './banners.schema.ts';

const GONE = 'This banner does not exist';

export async function createBanner(ctx: MemberContext, input: CreateBannerInput): Promise<Banner> {
  return withTransaction(ctx.db, async (trx) => {
    await takePictures(trx, ctx.viewer, input);
    const { id } = await trx
      .insertInto('banners')
      .values(withoutLinks(input))
      .returning('id')
      .executeTakeFirstOrThrow();
    await requestPictures(trx, { bannerId: id }, input);
    await noteChange(trx, ctx, 'banner.created', id, { after: { ...input } });
    return requireBanner(trx, id);
  });
}

export async function updateBanner(
  ctx: MemberContext,
  { id, ...fields }: UpdateBannerInput,
): Promise<Banner> {
  return withTransaction(ctx.db, async (trx) => {
    const before = await requireBanner(trx, id);
    await takePictures(trx, ctx.viewer, fields, before);
    await trx.updateTable('banners').set(withoutLinks(fields)).where('id', '=', id).execute();
    await requestPictures(trx, { bannerId: id }, fields, before);
    await noteChange(trx, ctx, 'banner.updated', id, { before: { ...before }, after: { ...fields } });
    return requireBanner(trx, id);
  });
}

export async function deleteBanner(ctx: MemberContext, { id }: BannerRef): Promise<BannerRef> {
  return withTransaction(ctx.db, async (trx) => {
    const before = await requireBanner(trx, id);
    await trx.deleteFrom('banners').where('id', '=', id).execute();
    await noteChange(trx, ctx, 'banner.deleted', id, { before: { ...before } });
    return { id };
  });
}

async function noteChange(
  trx: DatabaseTransaction,
  ctx: MemberContext,
  event: AuditEvent,
  id: number,
  change: { before?: Record<string, unknown>; after?: Record<string, unknown> },
): Promise<void> {
  await writeAudit(trx, ctx, { event, targetType: 'banner', targetId: id, ...change });
  await publishEvent(trx, 'everybody', ['site', 'admin']);
}

async function requireBanner(trx: DatabaseTransaction, id: number): Promise<Banner> {
  const banner = await findBanner(trx, id);
  if (!banner) throw notFound(GONE);
  return banner;
}
