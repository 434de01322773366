import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { type ManagedService, SERVICES_MAX } from './services-admin.schema.ts';

/** All services in the order of the shop, on offer or not. */
export const listManagedServices = (db: Kysely<DB>): Promise<ManagedService[]> =>
  managed(db).orderBy('category').orderBy('price').orderBy('id').limit(sql.lit(SERVICES_MAX)).execute();

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
    ]);
