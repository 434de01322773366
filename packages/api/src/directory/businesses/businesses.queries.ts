import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { betweenNoBlock } from '../../ground/core/visibility.ts';
import { CARD_COLUMNS, presentCard } from './business-card.queries.ts';
import {
  OWN_BUSINESS,
  canContact,
  canEditBusiness,
  canReview,
  canSeeActivity,
  isOwner,
} from './businesses.policy.ts';
import { Gallery } from './gallery.schema.ts';
import { SocialMedia } from './opening.schema.ts';
import { ServiceDetails } from './service-details.schema.ts';
import type { Business, BusinessCard } from './businesses.schema.ts';
import { shownReason } from '../../ground/errors/translated-sentence.ts';
import { holds } from '../../ground/roles/roles.policy.ts';
import { writtenIn } from '../../ground/languages/written-language.ts';

export const BUSINESS_GONE = 'Business not found';

/** More than any member may list; administrators can assign more. */
export const OWN_MAX = 100;

/** One business that the viewer may see: a public one, their own, or any for administrators. */
export async function findBusinessBySlug(
  db: Kysely<DB>,
  viewer: Viewer | null,
  slug: string,
): Promise<ViewedBusiness | undefined> {
  const row = await pages(db, viewer).where('businesses.slug', '=', slug.toLowerCase()).executeTakeFirst();
  return row && { ownerId: row.ownerId, business: present(row, viewer) };
}

export async function findBusiness(
  db: Kysely<DB>,
  viewer: Viewer | null,
  id: number,
): Promise<Business | undefined> {
  const row = await pages(db, viewer).where('businesses.id', '=', id).executeTakeFirst();
  return row && present(row, viewer);
}

/** The viewer's businesses, newest first, including those that are not public. */
export async function listOwnBusinesses(db: Kysely<DB>, viewer: Viewer): Promise<BusinessCard[]> {
  const rows = await db
    .selectFrom('businesses')
    .select(CARD_COLUMNS)
    .where('ownerId', '=', viewer.id)
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(sql.lit(OWN_MAX))
    .execute();
  return rows.map(presentCard);
}

export async function countOwnBusinesses(db: Kysely<DB>, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('businesses')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ownerId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export type BusinessRow = Pick<
  Selectable<DB['businesses']>,
  | 'id'
  | 'slug'
  | 'name'
  | 'website'
  | 'logo'
  | 'coverImage'
  | 'images'
  | 'services'
  | 'serviceDetails'
  | 'ownerId'
  | 'isActive'
  | 'isVerified'
  | 'isFeatured'
  | 'version'
>;

/**
 * The facts for policy decisions about a business that the viewer may see. `lock` locks the row until the transaction
 * ends.
 */
export function findBusinessRow(
  db: Kysely<DB>,
  viewer: Viewer | null,
  id: number,
  { lock = false } = {},
): Promise<BusinessRow | undefined> {
  return db
    .selectFrom('businesses')
    .select(['id', 'slug', 'name', 'website', 'logo', 'coverImage', 'images', 'ownerId'])
    .select(['services', 'serviceDetails', 'isActive', 'isVerified', 'isFeatured', 'version'])
    .where('id', '=', id)
    .where(isVisible(viewer))
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}

/** A WHERE condition: the businesses a viewer may open. */
export function isVisible(viewer: Viewer | null) {
  if (holds(viewer, 'directory') || holds(viewer, 'moderation'))
    return sql<SqlBool>`businesses.deleted_at is null`;
  return sql<SqlBool>`businesses.deleted_at is null
    and (businesses.is_active and businesses.owner_is_public or businesses.owner_id = ${viewer?.id ?? 0})`;
}

export type ViewedBusiness = { ownerId: number; business: Business };

function pages(db: Kysely<DB>, viewer: Viewer | null) {
  const me = viewer?.id ?? 0;
  return db
    .selectFrom('businesses')
    .leftJoin('businessFavourites as saved', (join) =>
      join.onRef('saved.businessId', '=', 'businesses.id').on('saved.userId', '=', me),
    )
    .leftJoin('businessEmployees as mine', (join) =>
      join
        .onRef('mine.businessId', '=', 'businesses.id')
        .on('mine.userId', '=', me)
        .on('mine.status', '=', 'confirmed')
        .on('mine.isActive', '=', true),
    )
    .select(CARD_COLUMNS)
    .select([
      'businesses.ownerId',
      'businesses.ownerIsPublic',
      'businesses.unpublishedAt',
      'businesses.subCategory',
      'businesses.email',
      'businesses.phone',
      'businesses.images',
      'businesses.serviceDetails',
      'businesses.specialties',
      'businesses.tags',
      'businesses.socialMedia',
      'businesses.metaTitle',
      'businesses.metaDescription',
      'businesses.ratingCounts',
      'businesses.createdAt',
      'businesses.updatedAt',
      'businesses.version',
      'saved.userId as savedBy',
      'mine.userId as teamMember',
      sql<boolean>`not ${betweenNoBlock(sql.ref('businesses.owner_id'), me)}`.as('isBlocked'),
    ])
    .where(isVisible(viewer));
}

type PageRow = NonNullable<Awaited<ReturnType<ReturnType<typeof pages>['executeTakeFirst']>>>;

function present(row: PageRow, viewer: Viewer | null): Business {
  return {
    ...presentCard(row),
    ...writtenIn(row.description ?? ''),
    subCategory: row.subCategory,
    email: row.email || null,
    phone: row.phone || null,
    images: Gallery.parse(row.images),
    serviceDetails: ServiceDetails.parse(row.serviceDetails),
    specialties: row.specialties,
    tags: row.tags,
    socialMedia: SocialMedia.nullable().parse(row.socialMedia),
    metaTitle: row.metaTitle,
    metaDescription: row.metaDescription,
    ratingCounts: row.ratingCounts,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
    notPublic: !row.isActive || !row.ownerIsPublic,
    unpublished: row.unpublishedAt !== null,
    favourite: row.savedBy !== null,
    can: {
      edit: canEditBusiness(viewer, row),
      review: canReview(viewer, row, { onTeam: row.teamMember !== null, isBlocked: row.isBlocked }),
      contact: canContact(viewer, row, row),
      seeActivity: canSeeActivity(viewer, row),
    },
    cannotContactReason: shownReason(isOwner(viewer, row) ? OWN_BUSINESS : null),
  };
}
