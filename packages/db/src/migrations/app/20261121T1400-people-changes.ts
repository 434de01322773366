import { type Kysely, sql } from 'kysely';

/**
 * Processes that keep the members of a large community in memory (decision 0061) are told by the database
 * itself who changed: members whose matching reads something new, and both sides of a connection.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A notification holds 8,000 bytes. Very many, as when members are imported, are announced as everybody.
    create function announce_people(ids integer[]) returns void
      language plpgsql
      as $$
      begin
        if cardinality(ids) > 10000 then
          perform pg_notify('guildhall_live', '{"userIds":[],"topics":[],"people":"all"}');
          return;
        end if;
        for place in 1..cardinality(ids) by 500 loop
          perform pg_notify('guildhall_live',
            json_build_object('userIds', '{}'::int[], 'topics', '{}'::text[], 'people', ids[place:place + 499])::text);
        end loop;
      end
      $$;

    create function announce_changed_rows() returns trigger
      language plpgsql
      as $$
      begin
        if tg_table_name = 'users' then
          execute format('select %I.announce_people(array(select id from changed limit 10001))', tg_table_schema);
        else
          execute format(
            'select %I.announce_people(array(
              select user_id from changed union select connected_user_id from changed limit 10001))', tg_table_schema);
        end if;
        return null;
      end
      $$;

    create trigger users_people_insert after insert on users
      referencing new table as changed
      for each statement execute function announce_changed_rows();
    create trigger users_people_delete after delete on users
      referencing old table as changed
      for each statement execute function announce_changed_rows();
    create trigger connections_people_insert after insert on connections
      referencing new table as changed
      for each statement execute function announce_changed_rows();
    create trigger connections_people_update after update on connections
      referencing new table as changed
      for each statement execute function announce_changed_rows();
    create trigger connections_people_delete after delete on connections
      referencing old table as changed
      for each statement execute function announce_changed_rows();

    -- Being here is noted all day and moves nobody; what is matched changes seldom.
    create function announce_changed_member() returns trigger
      language plpgsql
      as $$
      begin
        execute format('select %I.announce_people(array[$1])', tg_table_schema) using new.id;
        return null;
      end
      $$;
    create trigger users_people_update
      after update of first_name, last_name, job_title, company, industry, location, professional_summary, skills,
        interests, looking_for, services_offered, target_audience, preferred_connection_types, is_active, suggestable
      on users
      for each row
      when (
        (old.first_name, old.last_name, old.job_title, old.company, old.industry, old.location,
          old.professional_summary, old.skills, old.interests, old.looking_for, old.services_offered,
          old.target_audience, old.preferred_connection_types, old.is_active, old.suggestable)
        is distinct from
        (new.first_name, new.last_name, new.job_title, new.company, new.industry, new.location,
          new.professional_summary, new.skills, new.interests, new.looking_for, new.services_offered,
          new.target_audience, new.preferred_connection_types, new.is_active, new.suggestable)
      )
      execute function announce_changed_member();
  `.execute(db);
}
