import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Kept when the asking side withdraws what was silently declined, so that a withdrawal does not
    -- open the way to ask again at once.
    alter table connections add column declined_at timestamptz;
    comment on column connections.declined_at is 'When the receiver last declined; outlives a withdrawal.';

    -- How two people stand, whoever asked and however it ended.
    create index connections_pair on connections
      (least(user_id, connected_user_id), greatest(user_id, connected_user_id), id desc);
    -- Growth of one member's network over time.
    create index connections_asked_accepted on connections (user_id, accepted_at) where accepted_at is not null;
    create index connections_received_accepted on connections (connected_user_id, accepted_at) where accepted_at is not null;

    -- Industry figures count members who opted out of suggestions, too.
    drop index users_industry;
    create index users_industry on users (lower(industry), id desc) where is_active;
    -- The planner does not look at the statistics of a partial index's expression, and without any
    -- it reads a whole industry where sixty members are asked for.
    create statistics users_industry_folded on (lower(industry)) from users;

    -- Terms change with a profile and are looked up with every recommendation: no list of pending
    -- entries to read through.
    alter index users_search_terms set (fastupdate = off);
    alter index users_seek_terms set (fastupdate = off);
  `.execute(db);
}
