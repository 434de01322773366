import type { Insertable, Selectable } from 'kysely';

import type { Business, BusinessEmployee, BusinessReview } from '../src/index.ts';
import { type FactoryDatabase, makeMember, serial } from './factories.ts';

/** An active, unverified business of a new member. */
export async function makeBusiness(
  db: FactoryDatabase,
  overrides: Partial<Insertable<Business>> = {},
): Promise<Selectable<Business>> {
  const number = serial();
  return db
    .insertInto('businesses')
    .values({
      ownerId: overrides.ownerId ?? (await makeMember(db)).id,
      name: `Business ${number}`,
      slug: `business-${number}`,
      description: 'A business with a description.',
      industry: 'Technology',
      category: 'Consulting',
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A confirmed member of a new business's team. */
export async function makeEmployee(
  db: FactoryDatabase,
  overrides: Partial<Insertable<BusinessEmployee>> = {},
): Promise<Selectable<BusinessEmployee>> {
  const { status = 'confirmed' } = overrides;
  return db
    .insertInto('businessEmployees')
    .values({
      businessId: overrides.businessId ?? (await makeBusiness(db)).id,
      userId: overrides.userId ?? (await makeMember(db)).id,
      title: 'Colleague',
      status,
      confirmedAt: status === 'confirmed' ? new Date() : null,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An approved review of a new business; its counters are left as they are. */
export async function makeReview(
  db: FactoryDatabase,
  overrides: Partial<Insertable<BusinessReview>> = {},
): Promise<Selectable<BusinessReview>> {
  return db
    .insertInto('businessReviews')
    .values({
      businessId: overrides.businessId ?? (await makeBusiness(db)).id,
      userId: overrides.userId ?? (await makeMember(db)).id,
      rating: 5,
      content: 'Good work.',
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
