import { type Kysely, sql } from 'kysely';

/** Who may see an opportunity, what search reads of it, and the order by the last day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table opportunities
      add column audience text not null default 'members' check (audience in ('public', 'members')),
      add column search_text text not null
        generated always as (public.fold_text(title || E'\n' || coalesce(company, ''))) stored,
      add column search_vector tsvector not null generated always as (weighted_words(
        title,
        join_text(skills_needed) || ' ' || coalesce(company, '') || ' ' || coalesce(type, '') || ' '
          || coalesce(category, '') || ' ' || coalesce(location, '') || ' ' || join_text(industry_focus),
        description || ' ' || join_text(requirements)
      )) stored;
    create index opportunities_search on opportunities using gin (search_vector) where is_active;
    create index opportunities_search_text on opportunities using gin (search_text public.gin_trgm_ops) where is_active;
    create index opportunities_public on opportunities (posted_at desc, id desc) where is_active and audience = 'public';
    drop index opportunities_expires;
    create index opportunities_expires on opportunities (expires_at, id) where is_active;
  `.execute(db);
}
