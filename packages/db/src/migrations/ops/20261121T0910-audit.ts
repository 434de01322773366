import { type Kysely, sql } from 'kysely';

/**
 * An append-only record of what admins and the system did. Each row carries the digest of the one
 * before it. The trigger numbers the rows itself, under one lock, so that order of id and order of
 * chain are the same even when two transactions write at once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit (
      id bigint primary key default 0,
      at timestamptz not null default clock_timestamp(),
      event text not null check (char_length(event) between 1 and 100),
      outcome text not null default 'success' check (outcome in ('success', 'denied', 'failure')),
      actor_id integer,
      actor_role text,
      ip text,
      request_id text,
      target_type text,
      target_id text,
      before jsonb,
      after jsonb,
      prev_hash text not null default '',
      hash text not null default ''
    );
    create index audit_actor on audit (actor_id, id desc);
    create index audit_target on audit (target_type, target_id, id desc);

    create function audit_digest(entry audit) returns text
      language sql stable
      as $$
        select encode(sha256(convert_to(jsonb_build_array(
          entry.prev_hash, entry.id, extract(epoch from entry.at), entry.event, entry.outcome,
          entry.actor_id, entry.actor_role, entry.ip, entry.request_id, entry.target_type,
          entry.target_id, entry.before, entry.after
        )::text, 'UTF8')), 'hex')
      $$;

    create function audit_chain() returns trigger
      language plpgsql
      set search_path from current
      as $$
      declare
        last_id bigint;
        last_hash text;
      begin
        perform pg_advisory_xact_lock(hashtext('guildhall.audit'));
        select id, hash into last_id, last_hash from audit order by id desc limit 1;
        new.id := coalesce(last_id, 0) + 1;
        new.prev_hash := coalesce(last_hash, '');
        new.hash := audit_digest(new);
        return new;
      end
      $$;
    create trigger audit_chain before insert on audit for each row execute function audit_chain();

    create function audit_is_append_only() returns trigger
      language plpgsql
      as $$
      begin
        raise exception 'audit rows cannot be changed or removed' using errcode = 'insufficient_privilege';
      end
      $$;
    create trigger audit_no_change before update or delete on audit
      for each row execute function audit_is_append_only();
    create trigger audit_no_truncate before truncate on audit
      for each statement execute function audit_is_append_only();
  `.execute(db);
}
