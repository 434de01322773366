import { type Kysely, sql } from 'kysely';

/**
 * What a process keeps of a member in memory (decision 0062) carries the version of the row it was read
 * from. It grows with what matching reads, the columns that `users_people_update` announces.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function grow_version() returns trigger
      language plpgsql
      as $$
      begin
        new.version := old.version + 1;
        return new;
      end
      $$;
    create trigger users_version
      before update of first_name, last_name, job_title, company, industry, location, professional_summary, skills,
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
      execute function grow_version();
    comment on column users.version is 'Grows with every change of what matching reads.';
  `.execute(db);
}
