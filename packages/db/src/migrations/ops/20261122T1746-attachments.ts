import { type Kysely, sql } from 'kysely';

/** Pictures of posts are registered beside those of businesses, articles and banners, and removed by the same job. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table business_images drop constraint business_images_address_check;
    alter table business_images add constraint business_images_address_check
      check (address ~ '^/(business-images|attachments)/[a-z0-9-]+[.]webp$');
    comment on column business_images.taken_at is 'When something last took it as its picture.';
    comment on column business_images.unused_since is 'Since when nothing shows it, as the job that removes such pictures has seen it.';
  `.execute(db);
}
