import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { isPublicBusiness } from '../../ground/core/visibility.ts';
import type { MemberBusiness } from './businesses.schema.ts';

const SHOWN = 6;

/** The public businesses of a member: those they own first, then those whose team they are on. */
export async function listMemberBusinesses(db: Kysely<DB>, userId: number): Promise<MemberBusiness[]> {
  const rows = await db
    .selectFrom('businesses')
    .leftJoin('businessEmployees as employment', (join) =>
      join
        .onRef('employment.businessId', '=', 'businesses.id')
        .on('employment.userId', '=', userId)
        .on('employment.status', '=', 'confirmed')
        .on('employment.isActive', '=', true),
    )
    .select([
      'businesses.id',
      'businesses.slug',
      'businesses.name',
      'businesses.logo',
      'businesses.industry',
      'businesses.city',
      'businesses.ratingAverage',
      'businesses.reviewCount',
      'employment.title',
    ])
    .where((eb) =>
      eb.or([
        eb('businesses.ownerId', '=', userId),
        // An array, so that both sides of the OR can use an index.
        sql<boolean>`businesses.id = any(array(
          select business_id from business_employees
          where user_id = ${userId} and status = 'confirmed' and is_active))`,
      ]),
    )
    .where(isPublicBusiness)
    .orderBy(sql`businesses.owner_id <> ${userId}`)
    .orderBy('businesses.id', 'desc')
    .limit(sql.lit(SHOWN))
    .execute();
  return rows.map(({ logo, ...row }) => Object.assign(row, { logo: logo || null }));
}
