import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column erased_at timestamptz,
      add column weekly_digest boolean not null default false;
    comment on column users.erased_at is
      'When the account was deleted. The row stays under a neutral name, for what others can still read.';
    create index users_digest on users (id) where weekly_digest and is_active;

    alter table opportunities
      add column search_terms text[] not null default '{}';
    comment on column opportunities.search_terms is
      'Stemmed terms of title, description, skills and requirements. Written with the opportunity.';
    create index opportunities_terms on opportunities using gin (search_terms) where is_active;
  `.execute(db);
}
