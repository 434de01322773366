import { type Kysely, sql } from 'kysely';
import { type DB, type DatabaseTransaction, withTransaction } from '@guildhall/db';
import { countryOf } from '../../community/community/community-country.ts';
import { readCommunity } from '../../community/community/community.queries.ts';
import type { Context, MemberContext, Viewer } from '../../ground/core/context.ts';
import { conflict, forbidden, notFound } from '../../ground/errors/errors.ts';
import { withIdempotency } from '../../ground/core/idempotency.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { sendMessage } from '../../contact/messages/messages.commands.ts';
import { refreshBusinessTerms } from './business-terms.commands.ts';
import { businessVisit } from './activity/activity.commands.ts';
import { toBusinessRow } from './business-row.ts';
import { OWN_BUSINESS, canEditBusiness, isOwner, losesVerification } from './businesses.policy.ts';
import {
  BUSINESS_GONE,
  countOwnBusinesses,
  findBusiness,
  findBusinessBySlug,
  findBusinessRow,
} from './businesses.queries.ts';
import {
  BUSINESSES_PER_MEMBER,
  Business,
  type ContactBusinessInput,
  ContactReceipt,
  type CreateBusinessInput,
  type UpdateBusinessInput,
} from './businesses.schema.ts';
import { requireVersion } from '../../ground/core/require-version.ts';
import { Gallery } from './gallery.schema.ts';
import { type NewBusiness, insertUnderFreeSlug } from './insert-businesses.commands.ts';
import { ServiceDetails, detailsAfter } from './service-details.schema.ts';
import { requireTimeZone } from '../../ground/core/require-time-zone.ts';
import { requestPictures } from '../../files/linked-pictures/linked-pictures.commands.ts';
import { withoutLinks } from '../../files/linked-pictures/linked-pictures.ts';
import { takeGallery, takePictures } from '../../files/uploads/pictures.commands.ts';
import { lockUser } from '../../ground/core/lock-user.ts';

const NOT_OWNER = 'Only the owner may edit this business';

/** A business that the viewer may see, else NOT_FOUND. Its view is counted through a write buffer. */
export async function openBusiness(ctx: Context, slug: string): Promise<Business> {
  const found = await findBusinessBySlug(ctx.db, ctx.viewer, slug);
  if (!found) throw notFound(BUSINESS_GONE);
  const { business, ownerId } = found;
  const view = businessVisit({ id: business.id, ownerId }, 'view', ctx);
  if (view) ctx.services.views.businesses.add(view);
  return business;
}

/** Lists the viewer's business: public immediately, not verified. */
export async function createBusiness(ctx: MemberContext, input: CreateBusinessInput): Promise<Business> {
  return withIdempotency(ctx, {
    operation: 'businesses.create',
    input,
    output: Business,
    limits: ['businessUpdate'],
    work: async (trx) => {
      const ownerId = ctx.viewer.id;
      await lockUser(trx, ownerId);
      if ((await countOwnBusinesses(trx, ownerId)) >= BUSINESSES_PER_MEMBER)
        throw conflict(`A member can list ${BUSINESSES_PER_MEMBER} businesses`);
      const id = await insertBusiness(trx, ctx.viewer, { ...input, ownerId });
      await publishEvent(trx, [ownerId], ['businesses']);
      return requireBusiness(trx, ctx, id);
    },
  });
}

/** Updates the given fields, which never include owner, slug, status or counters. */
export async function updateBusiness(ctx: MemberContext, input: UpdateBusinessInput): Promise<Business> {
  return withTransaction(ctx.db, async (trx) => {
    const { id, expectedVersion, ...fields } = input;
    const before = await findBusinessRow(trx, ctx.viewer, id, { lock: true });
    if (!before) throw notFound(BUSINESS_GONE);
    if (!canEditBusiness(ctx.viewer, before))
      throw forbidden(NOT_OWNER, [{ path: 'id', message: NOT_OWNER }]);
    requireVersion(expectedVersion, before.version);
    await requireTimeZone(trx, fields.businessHours?.timeZone, 'businessHours.timeZone');
    await takePictures(trx, ctx.viewer, fields, before);
    await takeGallery(trx, ctx.viewer, fields.images, Gallery.parse(before.images));
    const unverify = losesVerification(ctx.viewer, before, fields) && { isVerified: false };
    const serviceDetails = detailsAfter(fields, {
      services: before.services,
      serviceDetails: ServiceDetails.parse(before.serviceDetails),
    });
    await trx
      .updateTable('businesses')
      .set({
        ...toBusinessRow(withoutLinks({ ...fields, serviceDetails })),
        ...unverify,
        version: sql<number>`version + 1`,
      })
      .where('id', '=', id)
      .execute();
    await requestPictures(trx, { businessId: id }, fields, before);
    await refreshBusinessTerms(trx, { id });
    return requireBusiness(trx, ctx, id);
  });
}

/**
 * Sends a message to the owner under the rules of private messages; the contact counter is recomputed from messages.
 */
export async function contactBusiness(
  ctx: MemberContext,
  { id, content }: ContactBusinessInput,
): Promise<ContactReceipt> {
  return withIdempotency(ctx, {
    operation: 'businesses.contact',
    input: { id, content },
    output: ContactReceipt,
    limits: ['connect'],
    work: async (trx) => {
      const business = await findBusinessRow(trx, ctx.viewer, id);
      if (!business) throw notFound(BUSINESS_GONE);
      if (isOwner(ctx.viewer, business)) throw forbidden(OWN_BUSINESS);
      await sendMessage(trx, {
        senderId: ctx.viewer.id,
        recipientId: business.ownerId,
        content,
        type: 'other',
        businessId: id,
      });
      // Locked before counting, so that of two concurrent contacts the later one counts both.
      await findBusinessRow(trx, ctx.viewer, id, { lock: true });
      await trx
        .updateTable('businesses')
        .set({ contactCount: sql<number>`(select count(*) from messages where business_id = ${id})` })
        .where('id', '=', id)
        .execute();
      return { id, contacted: true as const, toUserId: business.ownerId };
    },
  });
}

/** Inserts a business under the first free slug made of its name. */
export async function insertBusiness(
  trx: DatabaseTransaction,
  by: Viewer,
  business: NewBusiness,
): Promise<number> {
  await requireTimeZone(trx, business.businessHours?.timeZone, 'businessHours.timeZone');
  await takePictures(trx, by, business);
  await takeGallery(trx, by, business.images);
  const country = business.country ?? countryOf(await readCommunity(trx));
  const serviceDetails = detailsAfter(business);
  const id = await insertUnderFreeSlug(trx, { ...withoutLinks(business), serviceDetails, country });
  await requestPictures(trx, { businessId: id }, business);
  await refreshBusinessTerms(trx, { id });
  return id;
}

async function requireBusiness(trx: Kysely<DB>, ctx: MemberContext, id: number): Promise<Business> {
  const business = await findBusiness(trx, ctx.viewer, id);
  if (!business) throw notFound(BUSINESS_GONE);
  return business;
}
