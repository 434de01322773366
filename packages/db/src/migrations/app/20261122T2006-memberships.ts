import { type Kysely, sql } from 'kysely';

/** What a community knows of its members beyond their profiles, and indexes of what the console lists them by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column membership_number text check (char_length(membership_number) between 1 and 40),
      add column membership_expires_on date,
      add column admin_notes text check (char_length(admin_notes) between 1 and 4000);
    comment on column users.membership_number is 'In the community''s own format; unique without regard to case.';
    comment on column users.membership_expires_on is 'The last day of the membership; null when it does not expire.';
    comment on column users.admin_notes is 'Seen by administrators, and by the member in their export.';

    create unique index users_membership_number on users (lower(membership_number))
      where membership_number is not null;
    create index users_membership_expires on users (membership_expires_on, id)
      where membership_expires_on is not null;
    create index users_not_joined on users (created_at desc, id desc) where not has_joined;
    create index users_unconfirmed on users (created_at desc, id desc)
      where has_joined and email_verified_at is null and erased_at is null;

    drop index users_admin_search;
    create index users_admin_search on users using gin (
      public.fold_text(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(company, '') || ' '
        || coalesce(membership_number, '')) public.gin_trgm_ops);
  `.execute(db);
}
