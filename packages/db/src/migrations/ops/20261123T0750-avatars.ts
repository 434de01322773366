import { type Kysely, sql } from 'kysely';

/** Avatars are registered beside the other pictures, so that one which no member has any longer is removed too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table business_images drop constraint business_images_address_check;
    alter table business_images add constraint business_images_address_check
      check (address ~ '^(/(business-images|attachments)/[a-z0-9-]+[.]webp|avatar:[a-z0-9/-]+)$');

    do $$
    declare
      snapshot text;
    begin
      foreach snapshot in array array['app', 'app_old'] loop
        if to_regclass(snapshot || '.users') is not null then
          execute format($register$
            insert into business_images (address, taken_at)
            select 'avatar:' || avatar_key, now() from %I.users where avatar_key ~ '^[a-z0-9/-]+$'
            on conflict do nothing$register$, snapshot);
        end if;
      end loop;
    end
    $$;
  `.execute(db);
}
