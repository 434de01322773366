import { type Kysely, sql } from 'kysely';

/**
 * Sessions that end are announced by the database itself, whatever ends them, so that the streams that were
 * opened with them end too (decision 101). One that is renewed says by which.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions add column replaced_by text;
    comment on column sessions.replaced_by is 'The session that the same browser got when it confirmed its password.';

    -- A notification holds 8,000 bytes. When very many end, as in a restore, every stream looks for itself.
    create function announce_ended_sessions() returns trigger
      language plpgsql
      as $$
      declare
        ended text[];
        owners integer[];
      begin
        if tg_op = 'UPDATE' then
          select array_agg(sid_hash), array_agg(distinct former.user_id) into ended, owners
          from former join latter using (sid_hash)
          where former.revoked_at is null and latter.revoked_at is not null;
        else
          select array_agg(sid_hash), array_agg(distinct user_id) into ended, owners
          from former where revoked_at is null and expires_at > now();
        end if;
        if cardinality(ended) > 50 then
          perform pg_notify('guildhall_live', '{"userIds":null,"topics":[]}');
        elsif ended is not null then
          perform pg_notify('guildhall_live',
            json_build_object('userIds', owners, 'topics', '{}'::text[], 'endedSessions', ended)::text);
        end if;
        return null;
      end
      $$;
    create trigger sessions_revoked after update on sessions
      referencing old table as former new table as latter
      for each statement execute function announce_ended_sessions();
    create trigger sessions_deleted after delete on sessions
      referencing old table as former
      for each statement execute function announce_ended_sessions();
  `.execute(db);
}
