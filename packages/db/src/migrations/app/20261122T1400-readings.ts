import { type Kysely, sql } from 'kysely';

const READ = sql`first_name, last_name, job_title, company, industry, location, professional_summary, bio, skills,
  interests, looking_for, services_offered, target_audience, preferred_connection_types`;
const IS_REWRITTEN = sql`(old.first_name, old.last_name, old.job_title, old.company, old.industry, old.location,
  old.professional_summary, old.bio, old.skills, old.interests, old.looking_for, old.services_offered,
  old.target_audience, old.preferred_connection_types)
  is distinct from (new.first_name, new.last_name, new.job_title, new.company, new.industry, new.location,
  new.professional_summary, new.bio, new.skills, new.interests, new.looking_for, new.services_offered,
  new.target_audience, new.preferred_connection_types)`;
const IS_CHANGED = sql`${IS_REWRITTEN}
  or (old.reading, old.is_active, old.suggestable) is distinct from (new.reading, new.is_active, new.suggestable)`;

/**
 * What matching read of a profile is stored with it, so that nothing is read again for a request. A profile that is
 * changed by other ways than the product, or was read by another version, is read again by a job.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column reading text,
      add column reading_version text not null default '';
    comment on column users.reading is 'What matching read of the profile, as text. Written with the profile.';
    comment on column users.reading_version is 'The version of matching that read the profile; empty while it is unread.';
    comment on column users.search_terms is 'Trades, stems and neighborhoods of meaning of what the member offers. Written with the profile.';
    comment on column users.seek_terms is 'The same of what the member needs. Written with the profile.';
    create index users_reading_version on users (reading_version);

    create function forget_reading() returns trigger
      language plpgsql
      as $$
      begin
        new.reading_version := '';
        return new;
      end
      $$;
    create trigger users_reading
      before update of ${READ} on users
      for each row
      when (${IS_REWRITTEN} and old.reading is not distinct from new.reading)
      execute function forget_reading();

    drop trigger users_version on users;
    create trigger users_version
      before update of ${READ}, reading, is_active, suggestable on users
      for each row
      when (${IS_CHANGED})
      execute function grow_version();

    drop trigger users_people_update on users;
    create trigger users_people_update
      after update of ${READ}, reading, is_active, suggestable on users
      for each row
      when (${IS_CHANGED})
      execute function announce_changed_member();

    create or replace function announce_corrected_members() returns trigger
      language plpgsql
      as $$
      begin
        execute format(
          'update %I.users set version = version + 1, reading_version = '''' where id in (select user_id from changed)',
          tg_table_schema);
        execute format(
          'select %I.announce_people(array(select distinct user_id from changed limit 10001))', tg_table_schema);
        return null;
      end
      $$;
  `.execute(db);
}
