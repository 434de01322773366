import type { AuditEvent } from '../../ground/values/audit-events.messages.ts';
import { type DatabaseTransaction, withTransaction } from '@guildhall/db';
import { writeAudit } from '../../ground/core/audit.ts';
import type { MemberContext } from '../../ground/core/context.ts';
import { notFound } from '../../ground/errors/errors.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { requestPictures } from '../../files/linked-pictures/linked-pictures.commands.ts';
import { withoutLinks } from '../../files/linked-pictures/linked-pictures.ts';
import { takePicture, takePictures } from '../../files/uploads/pictures.commands.ts';
import { findBanner } from './banners.queries.ts';
import type {
  Banner,
  BannerRef,
  BannerTexts,
  CreateBannerInput,
  UpdateBannerInput,
} from './banners.schema.ts';

const GONE = 'This banner does not exist';

export async function createBanner(ctx: MemberContext, input: CreateBannerInput): Promise<Banner> {
  return withTransaction(ctx.db, async (trx) => {
    await takePictures(trx, ctx.viewer, input);
    await takeTranslatedPictures(trx, ctx, input.texts);
    const { id } = await trx
      .insertInto('banners')
      .values(stored(input))
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
    await takeTranslatedPictures(trx, ctx, fields.texts, before.texts);
    await trx.updateTable('banners').set(stored(fields)).where('id', '=', id).execute();
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

const stored = <Fields extends { texts?: BannerTexts | undefined; imageUrl: string }>({
  texts,
  ...fields
}: Fields) => ({ ...withoutLinks(fields), ...(texts && { texts: JSON.stringify(texts) }) });

/** Marks the uploaded pictures of further languages as used. */
async function takeTranslatedPictures(
  trx: DatabaseTransaction,
  { viewer }: MemberContext,
  texts: BannerTexts = {},
  before: BannerTexts = {},
): Promise<void> {
  const known = new Set(Object.values(before).map(({ imageUrl }) => imageUrl));
  for (const [locale, { imageUrl }] of Object.entries(texts))
    if (imageUrl !== '' && !known.has(imageUrl))
      await takePicture(trx, viewer, imageUrl, `texts.${locale}.imageUrl`);
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
