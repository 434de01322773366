import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { IN_ORDER } from '../services.queries.ts';
import { type ManagedService, SERVICES_MAX } from './services-admin.schema.ts';

/** All services in the order of the shop, on offer or not. */
export const listManagedServices = (db: Kysely<DB>): Promise<ManagedService[]> =>
  managed(db).orderBy(IN_ORDER).limit(sql.lit(SERVICES_MAX)).execute();

export const findManagedService = (db: Kysely<DB>, id: number): Promise<ManagedService | undefined> =>
  managed(db).where('id', '=', id).executeTakeFirst();

const managed = (db: Kysely<DB>) =>
  db
    .selectFrom('services')
    .select([
      'id',
      'name',
      'description',
      'category',
      'price',
      'deliveryTime',
      'features',
      'imageUrl',
      'isActive',
      sql<boolean>`exists (select from service_orders where service_id = services.id)`.as('isOrdered'),
    ]);
