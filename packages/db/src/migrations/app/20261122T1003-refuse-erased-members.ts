import { type Kysely, sql } from 'kysely';

/**
 * No row can name a member who has deleted their account, whoever writes it and however the two meet: the
 * statement waits for a deletion under way, and then fails. It holds the members it names until its
 * transaction ends, as their foreign keys do anyway; a deletion waits for it, and removes what it wrote.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_erased_members() returns trigger
      language plpgsql
      as $$
      declare
        named text;
        someone_left boolean;
      begin
        select string_agg(format('select %I from written', col), ' union ') into named from unnest(tg_argv) as col;
        execute format(
          'select coalesce(bool_or(member.erased_at is not null), false)
           from (select erased_at from %I.users where id in (%s) order by id for key share) as member',
          tg_table_schema, named) into someone_left;
        if someone_left then
          raise exception 'a member whom this names has deleted their account' using errcode = 'GH404';
        end if;
        return null;
      end
      $$;

    -- Counters name nobody to anybody, and are written in batches that nobody waits for.
    do $$
    declare
      naming record;
    begin
      for naming in
        select con.conrelid::regclass as table_name,
          string_agg(quote_literal(att.attname), ', ' order by att.attname) as columns
        from pg_constraint con
        join pg_attribute att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
        where con.contype = 'f' and con.confrelid = 'users'::regclass and con.confdeltype in ('c', 'r')
          and con.conrelid not in ('profile_views'::regclass, 'article_views'::regclass)
        group by con.conrelid
      loop
        execute format(
          'create trigger refuse_erased_members after insert on %s referencing new table as written
           for each statement execute function refuse_erased_members(%s)', naming.table_name, naming.columns);
      end loop;
    end
    $$;
  `.execute(db);
}
