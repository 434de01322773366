import { type Kysely, sql } from 'kysely';

/** Pictures of other sites were stored, though no page has shown them. A banner without a picture shows its title. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update businesses set logo = null where logo ~* '^https?:';
    update businesses set cover_image = null where cover_image ~* '^https?:';
    update articles set hero_image = null where hero_image ~* '^https?:';
    alter table banners drop constraint banners_image_url_check;
    update banners set image_url = '' where image_url ~* '^https?:';

    alter table businesses add constraint businesses_own_pictures
      check (logo !~* '^https?:' and cover_image !~* '^https?:');
    alter table articles add constraint articles_own_pictures check (hero_image !~* '^https?:');
    alter table banners add constraint banners_image_url_check
      check (char_length(image_url) <= 2048 and (image_url = '' or image_url ~ '^/[^/]'));
  `.execute(db);
}
