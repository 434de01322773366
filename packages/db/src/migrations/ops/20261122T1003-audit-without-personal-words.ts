import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * The audit held e-mail addresses, names and other words of members, which nobody can erase from it. They are
 * taken out once, here, by the owner of the table: the chain is computed anew from the first entry concerned,
 * and an entry of its own says so, with the digest that the chain ended in until then (decision 0112).
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    do $$
    declare
      words constant text[] :=
        array['email', 'firstName', 'lastName', 'phone', 'address', 'zipCode', 'content', 'note'];
      first_id bigint;
      former_head text;
      entries integer;
      entry audit;
      last_hash text;
    begin
      select min(id), count(*) into first_id, entries from audit where before ?| words or after ?| words;
      if first_id is null then return; end if;
      select hash into former_head from audit order by id desc limit 1;
      select hash into last_hash from audit where id < first_id order by id desc limit 1;
      alter table audit disable trigger audit_no_change;
      update audit set before = before - words, after = after - words where before ?| words or after ?| words;
      for entry in select * from audit where id >= first_id order by id loop
        entry.prev_hash := coalesce(last_hash, '');
        last_hash := audit_digest(entry);
        update audit set prev_hash = entry.prev_hash, hash = last_hash where id = entry.id;
      end loop;
      alter table audit enable trigger audit_no_change;
      insert into audit (event, actor_role, target_type, target_id, after)
      values ('audit.redacted', 'operator', 'audit', first_id::text,
        jsonb_build_object('entries', entries, 'formerHead', former_head));
    end
    $$;
  `.execute(db);
}
