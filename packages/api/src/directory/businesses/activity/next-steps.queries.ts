import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { ServiceDetails } from '../service-details.schema.ts';
import { NextStep } from './activity.schema.ts';

/** What each page lacks that clients look for, by business. A page that is not published lacks nothing. */
export async function listNextSteps(db: Kysely<DB>, ids: number[]): Promise<Map<number, NextStep[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('businesses')
    .select(['id', 'phone', 'email', 'website', 'logo', 'images', 'services'])
    .select(['serviceDetails', 'businessHours', 'reviewCount'])
    .where('id', 'in', ids)
    .where('isActive', '=', true)
    .execute();
  return new Map(
    rows.map(({ id, phone, email, website, logo, images, services, ...row }) => {
      const hasServices = Array.isArray(services) && services.length > 0;
      const isMissing: Record<NextStep, boolean> = {
        contact: !phone && !email && !website,
        services: !hasServices,
        prices: hasServices && !ServiceDetails.parse(row.serviceDetails).some(({ price }) => price !== ''),
        pictures: !Array.isArray(images) || images.length === 0,
        logo: !logo,
        hours: row.businessHours === null,
        review: row.reviewCount === 0,
      };
      return [id, NextStep.options.filter((step) => isMissing[step])];
    }),
  );
}
