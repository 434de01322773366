import { type Kysely, sql } from 'kysely';

const WATCHED = {
  posts: ['is_published', 'state', 'deleted_at'],
  post_comments: ['deleted_at'],
  business_reviews: ['is_approved'],
  businesses: ['is_active', 'deleted_at'],
  short_urls: ['taken_down_at'],
  users: ['is_active', 'suspended_until'],
};

/**
 * Which decision last took something off its pages, so that taking the decision back leaves what somebody has decided
 * since, even the same again. Held by triggers, because each is shown and hidden in several places.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function forget_decision() returns trigger
      language plpgsql
      as $$
      begin
        new.decision_id := null;
        return new;
      end
      $$;
    alter table moderation_decisions add column post_count integer check (post_count >= 0);
    comment on column moderation_decisions.post_count is 'How many posts a decision on all posts of a member took down.';
  `.execute(db);
  for (const [name, columns] of Object.entries(WATCHED)) {
    const table = sql.table(name);
    if (name !== 'posts') {
      await sql`
        alter table ${table} add column decision_id integer references moderation_decisions on delete set null;
        create index ${sql.ref(`${name}_decision`)} on ${table} (decision_id) where decision_id is not null;
      `.execute(db);
    }
    const row = (version: 'old' | 'new') =>
      sql`(${sql.join(columns.map((column) => sql.ref(`${version}.${column}`)))})`;
    await sql`
      comment on column ${table}.decision_id is
        'The decision that last took it off its pages; null when somebody has changed that since.';
      create trigger ${sql.ref(`${name}_decided`)}
        before update of ${sql.join(columns.map((column) => sql.ref(column)))} on ${table}
        for each row
        when (old.decision_id is not distinct from new.decision_id and ${row('old')} is distinct from ${row('new')})
        execute function forget_decision();
    `.execute(db);
  }
}
