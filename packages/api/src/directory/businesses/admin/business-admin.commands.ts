import type { AuditEvent } from '../../../ground/values/audit-events.messages.ts';
import { sql } from 'kysely';
import { type DatabaseTransaction, withTransaction } from '@guildhall/db';
import { writeAudit } from '../../../ground/core/audit.ts';
import type { MemberContext } from '../../../ground/core/context.ts';
import { invalid, notFound } from '../../../ground/errors/errors.ts';
import { publishEvent } from '../../../ground/core/live.ts';
import { recordDecision } from '../../../contact/decisions/record-decision.commands.ts';
import { takeOverDecision } from '../../../contact/decisions/take-over-decision.commands.ts';
import { refreshBusinessTerms } from '../business-terms.commands.ts';
import { insertBusiness } from '../businesses.commands.ts';
import { requireVersion } from '../../../ground/core/require-version.ts';
import { requireTimeZone } from '../../../ground/core/require-time-zone.ts';
import { BUSINESS_GONE, findBusiness } from '../businesses.queries.ts';
import type { Business, BusinessRef } from '../businesses.schema.ts';
import { toBusinessRow } from '../business-row.ts';
import { Gallery } from '../gallery.schema.ts';
import { requestPictures } from '../../../files/linked-pictures/linked-pictures.commands.ts';
import { withoutLinks } from '../../../files/linked-pictures/linked-pictures.ts';
import { dropLostPictures, takeGallery, takePictures } from '../../../files/uploads/pictures.commands.ts';
import type {
  AdminCreateBusinessInput,
  AdminUpdateBusinessInput,
  SetBusinessStatusInput,
} from './business-admin.schema.ts';

/** Lists a business for any owner, without the limit per member. */
export async function adminCreateBusiness(
  ctx: MemberContext,
  input: AdminCreateBusinessInput,
): Promise<Business> {
  return withTransaction(ctx.db, async (trx) => {
    await requireOwner(trx, input.ownerId);
    const id = await insertBusiness(trx, ctx.viewer, input);
    await writeAudit(trx, ctx, {
      event: 'business.created',
      targetType: 'business',
      targetId: id,
      after: { name: input.name, ownerId: input.ownerId },
    });
    await publishEvent(trx, [input.ownerId], ['businesses']);
    return requireBusiness(trx, ctx, id);
  });
}

export async function adminUpdateBusiness(
  ctx: MemberContext,
  { id, expectedVersion, ...fields }: AdminUpdateBusinessInput,
): Promise<Business> {
  return withTransaction(ctx.db, async (trx) => {
    await requireTimeZone(trx, fields.businessHours?.timeZone, 'businessHours.timeZone');
    if (fields.ownerId !== undefined) await requireOwner(trx, fields.ownerId);
    await change(trx, ctx, { id, event: 'business.updated', fields, expectedVersion });
    if (fields.ownerId !== undefined) await dropLostPictures(trx, id);
    return requireBusiness(trx, ctx, id);
  });
}

/** Sets the status switches of the admin list. The owner is told why their business is hidden. */
export async function setBusinessStatus(
  ctx: MemberContext,
  { id, reason, ...fields }: SetBusinessStatusInput,
): Promise<Business> {
  return withTransaction(ctx.db, async (trx) => {
    const before = await change(trx, ctx, { id, event: 'business.status_changed', fields });
    if (before.isActive && fields.isActive === false) {
      const decisionId = await recordDecision(trx, ctx, {
        memberId: before.ownerId,
        objectType: 'business',
        objectId: id,
        decision: 'hide',
        reason: reason || null,
      });
      await trx.updateTable('businesses').set({ decisionId }).where('id', '=', id).execute();
    } else if (fields.isActive === false) await takeOverDecision(trx, ctx.viewer, 'businesses', id);
    return requireBusiness(trx, ctx, id);
  });
}

/** Soft-deletes a business; it can be restored. */
export async function deleteBusiness(ctx: MemberContext, { id }: BusinessRef): Promise<BusinessRef> {
  return withTransaction(ctx.db, async (trx) => {
    const deleted = await setDeleted(trx, id, true);
    if (!deleted) throw notFound(BUSINESS_GONE);
    await writeAudit(trx, ctx, {
      event: 'business.deleted',
      targetType: 'business',
      targetId: id,
      before: { name: deleted.name },
    });
    await publishEvent(trx, [deleted.ownerId], ['businesses']);
    return { id };
  });
}

/** Restores a deleted business, without pictures that were removed meanwhile. */
export async function restoreBusiness(ctx: MemberContext, { id }: BusinessRef): Promise<Business> {
  return withTransaction(ctx.db, async (trx) => {
    const restored = await setDeleted(trx, id, false);
    if (!restored) throw notFound(BUSINESS_GONE);
    await dropLostPictures(trx, id);
    await writeAudit(trx, ctx, { event: 'business.restored', targetType: 'business', targetId: id });
    await publishEvent(trx, [restored.ownerId], ['businesses']);
    return requireBusiness(trx, ctx, id);
  });
}

type Change = {
  id: number;
  event: AuditEvent;
  fields: Omit<AdminUpdateBusinessInput, 'id' | 'expectedVersion'>;
  expectedVersion?: number | undefined;
};

/** Updates fields and records their previous values in the audit log. @returns how it was before */
async function change(
  trx: DatabaseTransaction,
  ctx: MemberContext,
  { id, event, fields, expectedVersion }: Change,
): Promise<{ isActive: boolean; ownerId: number }> {
  const before = await trx
    .selectFrom('businesses')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!before) throw notFound(BUSINESS_GONE);
  requireVersion(expectedVersion, before.version);
  await takePictures(trx, ctx.viewer, fields, before);
  await takeGallery(trx, ctx.viewer, fields.images, Gallery.parse(before.images));
  await trx
    .updateTable('businesses')
    .set({ ...toBusinessRow(withoutLinks(fields)), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
  await requestPictures(trx, { businessId: id }, fields, before);
  await refreshBusinessTerms(trx, { id });
  const former = Object.entries(before).filter(([name]) => name in fields);
  await writeAudit(trx, ctx, {
    event,
    targetType: 'business',
    targetId: id,
    before: Object.fromEntries(former),
    after: fields,
  });
  await publishEvent(trx, [before.ownerId], ['businesses']);
  return before;
}

async function requireOwner(trx: DatabaseTransaction, ownerId: number): Promise<void> {
  const owner = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', ownerId)
    .where('erasedAt', 'is', null)
    .where('hasJoined', '=', true)
    .forKeyShare()
    .executeTakeFirst();
  if (!owner) throw invalid('Owner not found', [{ path: 'ownerId', message: 'Owner not found' }]);
}

async function requireBusiness(trx: DatabaseTransaction, ctx: MemberContext, id: number): Promise<Business> {
  const business = await findBusiness(trx, ctx.viewer, id);
  if (!business) throw notFound(BUSINESS_GONE);
  return business;
}

function setDeleted(trx: DatabaseTransaction, id: number, deleted: boolean) {
  return trx
    .updateTable('businesses')
    .set({ deletedAt: deleted ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .where('deletedAt', deleted ? 'is' : 'is not', null)
    .returning(['name', 'ownerId'])
    .executeTakeFirst();
}
