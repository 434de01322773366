import { type Kysely, sql } from 'kysely';

/** Processes cache sitemaps and statistics of texts; a change of who is public ends them (decision 315). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function announce_public_members() returns trigger
      language plpgsql
      as $$
      begin
        perform pg_notify('guildhall_live', '{"userIds":[],"topics":["public members changed"]}');
        return null;
      end
      $$;
    create trigger users_public_members
      after update of is_active, has_joined, awaits_confirmation, email_verified_at, erased_at, role on users
      for each row
      when ((old.is_active, old.has_joined, old.awaits_confirmation, old.erased_at is null)
        is distinct from (new.is_active, new.has_joined, new.awaits_confirmation, new.erased_at is null))
      execute function announce_public_members();
  `.execute(db);
}
