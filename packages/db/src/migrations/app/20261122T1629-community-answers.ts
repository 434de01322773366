import { type Kysely, sql } from 'kysely';

/** A change of a setting ends what processes keep in memory of the community (decision 0200). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function announce_community_change() returns trigger
      language plpgsql
      as $$
      begin
        perform pg_notify('guildhall_live', '{"userIds":[],"topics":["community changed"]}');
        return null;
      end
      $$;

    create trigger settings_community
      after insert or update or delete or truncate
      on settings
      for each statement execute function announce_community_change();
  `.execute(db);
}
