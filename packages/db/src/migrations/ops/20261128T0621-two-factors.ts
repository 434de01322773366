import { type Kysely, sql } from 'kysely';

/** Whether a session began with two factors. Those of members with two-step sign-in did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions add column two_factors boolean not null default false;
    do $$
    begin
      if to_regclass('app.totp') is not null then
        update sessions set two_factors = true
        from app.totp where totp.user_id = sessions.user_id and totp.confirmed_at <= sessions.created_at;
      end if;
    end
    $$;
  `.execute(db);
}
