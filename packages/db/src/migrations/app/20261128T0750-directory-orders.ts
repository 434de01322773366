import { type Kysely, sql } from 'kysely';

/** The directory by name, and by distance: of each town in listing order. What is newest has the highest id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index businesses_name on businesses (public.fold_text(name), id) where is_active and deleted_at is null;
    drop index businesses_place;
    create index businesses_place on businesses (place_key, directory_place, name, id)
      where is_active and deleted_at is null;
  `.execute(db);
}
