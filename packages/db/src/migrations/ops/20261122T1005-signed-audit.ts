import { type Kysely, sql } from 'kysely';

/**
 * The audit is written through functions of its owner's, so that the role that serves requests needs no
 * privilege on the table. The newest row is signed with a key that the database does not hold: whoever
 * changes or removes rows can make the digests anew, but not the signature.
 *
 * A function that runs as its owner fixes where it looks names up; `pg_temp` stands last, or a temporary
 * table of the caller's could take the place of a real one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_head (
      is_only boolean primary key default true check (is_only),
      audit_id bigint not null,
      hash text not null,
      key_id text not null,
      signature text not null,
      signed_at timestamptz not null default now()
    );

    alter function audit_chain() set search_path = pg_catalog, ops, pg_temp;
    alter function audit_digest(audit) set search_path = pg_catalog, ops, pg_temp;

    -- Answers the new row's place in the chain, and what the newest row was signed with before it.
    create function append_audit(entry jsonb) returns jsonb
      language plpgsql security definer
      set search_path = pg_catalog, ops, pg_temp
      as $$
      declare
        appended ops.audit;
        head ops.audit_head;
      begin
        insert into ops.audit (event, outcome, actor_id, actor_role, ip, request_id, target_type, target_id, before, after)
        values (
          entry ->> 'event', coalesce(entry ->> 'outcome', 'success'), (entry ->> 'actorId')::integer,
          entry ->> 'actorRole', entry ->> 'ip', entry ->> 'requestId', entry ->> 'targetType', entry ->> 'targetId',
          nullif(entry -> 'before', 'null'), nullif(entry -> 'after', 'null'))
        returning * into appended;
        select * into head from ops.audit_head;
        return jsonb_build_object(
          'id', appended.id, 'hash', appended.hash, 'prevHash', appended.prev_hash,
          'head', case when head.audit_id is null then null else jsonb_build_object(
            'id', head.audit_id, 'hash', head.hash, 'keyId', head.key_id, 'signature', head.signature) end);
      end
      $$;

    create function sign_audit(head jsonb) returns void
      language sql security definer
      set search_path = pg_catalog, ops, pg_temp
      as $$
        insert into ops.audit_head (audit_id, hash, key_id, signature)
        select newest.id, newest.hash, head ->> 'keyId', head ->> 'signature'
        from (select id, hash from ops.audit order by id desc limit 1) newest
        where newest.id = (head ->> 'id')::bigint and newest.hash = head ->> 'hash'
        on conflict (is_only) do update set audit_id = excluded.audit_id, hash = excluded.hash,
          key_id = excluded.key_id, signature = excluded.signature, signed_at = now()
      $$;

    revoke execute on function append_audit(jsonb), sign_audit(jsonb) from public;
  `.execute(db);
}
