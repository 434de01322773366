import { type Kysely, sql } from 'kysely';

/** Addresses that a mail server refused for good. They get no more emails until an administrator tries again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column email_bounced_at timestamptz;
    alter table users add column email_bounce text check (char_length(email_bounce) <= 500);
    comment on column users.email_bounce is 'What the server said. Cleared with a new address.';
    create index users_bounced on users (email_bounced_at) where email_bounced_at is not null;

    create function clear_bounce() returns trigger
      language plpgsql
      as $$
      begin
        new.email_bounced_at := null;
        new.email_bounce := null;
        return new;
      end
      $$;
    create trigger clear_bounce before update of email on users
      for each row when (old.email is distinct from new.email) execute function clear_bounce();
  `.execute(db);
}
