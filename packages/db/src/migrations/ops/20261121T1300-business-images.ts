import { type Kysely, sql } from 'kysely';

/**
 * Pictures that members uploaded for their businesses, so that what no business shows can be removed.
 * Not among the product tables: a restore brings back older businesses, never older files.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table business_images (
      address text primary key check (address ~ '^/business-images/[a-z0-9-]+[.]webp$'),
      uploaded_at timestamptz not null default now(),
      taken_at timestamptz,
      unused_since timestamptz
    );
    comment on column business_images.taken_at is 'When a business last took it as its logo or cover.';
    comment on column business_images.unused_since is 'Since when no business shows it, as the job that removes such pictures has seen it.';
    create index business_images_unused on business_images (unused_since) where unused_since is not null;

    do $$
    begin
      if to_regclass('app.businesses') is not null then
        insert into business_images (address, taken_at)
        select distinct picture, now()
        from app.businesses, unnest(array[logo, cover_image]) as picture
        where picture ~ '^/business-images/[a-z0-9-]+[.]webp$';
      end if;
    end
    $$;
  `.execute(db);
}
