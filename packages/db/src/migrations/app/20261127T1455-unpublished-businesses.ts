import { type Kysely, sql } from 'kysely';

/** Owners take their businesses off the directory and put them back; what an administrator took off, they can't. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table businesses
      add column unpublished_at timestamptz,
      add constraint businesses_unpublished_is_hidden check (unpublished_at is null or not is_active);
    comment on column businesses.unpublished_at is 'Set while the owner, and nobody else, has taken the business off.';

    -- A change of is_active without a new time is not the owner's.
    create function forget_unpublished() returns trigger
      language plpgsql
      as $$
      begin
        new.unpublished_at := null;
        return new;
      end
      $$;
    create trigger forget_unpublished before update of is_active on businesses
      for each row
      when (new.unpublished_at is not null and new.unpublished_at is not distinct from old.unpublished_at)
      execute function forget_unpublished();
  `.execute(db);
}
