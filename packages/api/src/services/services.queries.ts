import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { SERVICES_MAX } from './admin/services-admin.schema.ts';
import type { Service } from './services.schema.ts';

/** The services on offer, by category and price. */
export function listServices(db: Kysely<DB>): Promise<Service[]> {
  return db
    .selectFrom('services')
    .select(['id', 'name', 'description', 'category', 'price', 'deliveryTime', 'features', 'imageUrl'])
    .where('isActive', '=', true)
    .orderBy('category')
    .orderBy('price')
    .orderBy('id')
    .limit(sql.lit(SERVICES_MAX))
    .execute();
}

export type OrderableService = { id: number; name: string; price: number; isActive: boolean };

/** A service as an order copies it, active or not; undefined when there is none. */
export function findOrderableService(db: Kysely<DB>, id: number): Promise<OrderableService | undefined> {
  return db
    .selectFrom('services')
    .select(['id', 'name', 'price', 'isActive'])
    .where('id', '=', id)
    .executeTakeFirst();
}
