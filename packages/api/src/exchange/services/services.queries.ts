import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { SERVICES_MAX } from './admin/services-admin.schema.ts';
import type { Service } from './services.schema.ts';

/** The services on offer, in the community's order. */
export function listServices(db: Kysely<DB>): Promise<Service[]> {
  return db
    .selectFrom('services')
    .select(['id', 'name', 'description', 'category', 'price', 'deliveryTime', 'features', 'imageUrl'])
    .where('isActive', '=', true)
    .orderBy(IN_ORDER)
    .limit(sql.lit(SERVICES_MAX))
    .execute();
}

/** The order of the shop: as administrators arranged it, and by category and price where they did not. */
export const IN_ORDER = sql`place, category, price, id`;

export type OrderableService = { id: number; name: string; price: number; isActive: boolean };

/** A service as an order copies it, active or not; undefined when there is none. */
export function findOrderableService(db: Kysely<DB>, id: number): Promise<OrderableService | undefined> {
  return db
    .selectFrom('services')
    .select(['id', 'name', 'price', 'isActive'])
    .where('id', '=', id)
    .executeTakeFirst();
}
