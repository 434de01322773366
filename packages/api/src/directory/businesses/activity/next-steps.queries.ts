import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { ServiceDetails } from '../service-details.schema.ts';
import { NextStep } from './activity.schema.ts';

/** What each page lacks that clients look for, by business. A page that is not published lacks nothing. */
export async function listNextSteps(db: Kysely<DB>, ids: number[]): Promise<Map<number, NextStep[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('businesses')
    .select(['id', 'images', 'serviceDetails', 'businessHours', 'reviewCount'])
    .where('id', 'in', ids)
    .where('isActive', '=', true)
    .execute();
  return new Map(
    rows.map(({ id, images, serviceDetails, businessHours, reviewCount }) => {
      const isMissing: Record<NextStep, boolean> = {
        pictures: !Array.isArray(images) || images.length === 0,
        prices: !ServiceDetails.parse(serviceDetails).some(({ price }) => price !== ''),
        hours: businessHours === null,
        review: reviewCount === 0,
      };
      return [id, NextStep.options.filter((step) => isMissing[step])];
    }),
  );
}
