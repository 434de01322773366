import { type Kysely, sql } from 'kysely';

/** What the admin console looks for beyond what the public sees, and what it keeps of a decision. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Any part of name, address or company, also of deactivated members.
    create index users_admin_search on users using gin (
      public.fold_text(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(company, '')) public.gin_trgm_ops);

    -- Beside the indexes of what is public, small ones of what is hidden.
    create index posts_hidden_search on posts using gin (search_vector) where not is_published or deleted_at is not null;
    create index posts_waiting on posts (created_at desc, id desc) where state = 'waiting' and deleted_at is null;
    create index businesses_hidden_search on businesses using gin (search_document)
      where not is_active or deleted_at is not null;

    create index connections_accepted on connections (accepted_at) where accepted_at is not null;

    alter table reports add column note text check (char_length(note) <= 1000);
    create index reports_resolved on reports (created_at desc, id desc) where status <> 'open';
  `.execute(db);
}
