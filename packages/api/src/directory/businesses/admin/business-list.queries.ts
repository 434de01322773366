import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { containsText } from '../../../ground/core/text-search.ts';
import { toPage } from '../../../ground/core/keyset.ts';
import { afterCursor } from '../../../ground/core/pagination.ts';
import { BusinessHours, SocialMedia } from '../opening.schema.ts';
import { ServiceDetails } from '../service-details.schema.ts';
import type { AdminBusiness, AdminBusinessPage, ListAdminBusinessesInput } from './business-list.schema.ts';
import { fullName } from '../../../ground/values/person-name.ts';

/** All businesses, including inactive ones, newest first; deleted ones only on request. */
export async function listAdminBusinesses(
  db: Kysely<DB>,
  input: ListAdminBusinessesInput,
): Promise<AdminBusinessPage> {
  const { limit, search, filter } = input;
  let query = businesses(db)
    .where('businesses.deletedAt', filter === 'deleted' ? 'is not' : 'is', null)
    .orderBy('businesses.createdAt', 'desc')
    .orderBy('businesses.id', 'desc')
    .limit(limit + 1);
  if (filter === 'active' || filter === 'inactive')
    query = query.where('businesses.isActive', '=', filter === 'active');
  if (filter === 'unverified') query = query.where('businesses.isVerified', '=', false);
  if (search !== undefined) query = query.where(containsText(SEARCHED, search));
  query = query.where(afterCursor(input.cursor, 'businesses.created_at', 'businesses.id'));
  return toPage(await query.execute(), limit, presentBusiness);
}

/** Written as in the index `businesses_admin_search`. */
const SEARCHED = sql<string>`public.fold_text(businesses.name || ' ' || coalesce(businesses.industry, '') || ' ' || coalesce(businesses.category, '') || ' ' || coalesce(businesses.description, ''))`;

const businesses = (db: Kysely<DB>) =>
  db
    .selectFrom('businesses')
    .innerJoin('users as owner', 'owner.id', 'businesses.ownerId')
    .select([
      'businesses.id',
      'businesses.slug',
      'businesses.name',
      'businesses.description',
      'businesses.shortDescription',
      'businesses.industry',
      'businesses.category',
      'businesses.website',
      'businesses.email',
      'businesses.phone',
      'businesses.address',
      'businesses.city',
      'businesses.state',
      'businesses.zipCode',
      'businesses.country',
      'businesses.logo',
      'businesses.coverImage',
      'businesses.yearEstablished',
      'businesses.employeeCount',
      'businesses.services',
      'businesses.serviceDetails',
      'businesses.businessHours',
      'businesses.socialMedia',
      'businesses.isActive',
      'businesses.isVerified',
      'businesses.isFeatured',
      'businesses.ownerId',
      'businesses.rating',
      'businesses.reviewCount',
      'businesses.viewCount',
      'businesses.version',
      'businesses.createdAt',
      'businesses.deletedAt',
      'owner.firstName',
      'owner.lastName',
      sql<string>`businesses.created_at::text`.as('sortKey'),
    ]);

type BusinessRow = ReturnType<typeof businesses> extends SelectQueryBuilder<DB, never, infer R> ? R : never;

const presentBusiness = ({ firstName, lastName, ...row }: BusinessRow): AdminBusiness => ({
  ...row,
  serviceDetails: ServiceDetails.parse(row.serviceDetails),
  businessHours: BusinessHours.nullable().parse(row.businessHours),
  socialMedia: SocialMedia.nullable().parse(row.socialMedia),
  ownerName: fullName({ firstName, lastName }),
  createdAt: row.createdAt.toISOString(),
  deletedAt: row.deletedAt?.toISOString() ?? null,
});
