import { type Kysely, sql } from 'kysely';

/**
 * What visitors do on the page of a business, counted by day and kind. Who they were is known as a hash until the day
 * is over, so that each counts once; before, hashes of views were kept for good.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table business_activity (
      business_id integer not null references businesses on delete cascade,
      day date not null,
      kind text not null check (kind in ('view', 'call', 'email', 'website', 'directions')),
      count integer not null check (count > 0),
      primary key (business_id, day, kind)
    );
    create table business_visitors (
      business_id integer not null references businesses on delete cascade,
      day date not null,
      kind text not null check (kind in ('view', 'call', 'email', 'website', 'directions')),
      visitor_hash text not null check (char_length(visitor_hash) <= 64),
      primary key (business_id, day, kind, visitor_hash)
    );
    create index business_visitors_day on business_visitors (day);
    create index business_activity_day on business_activity (day);

    insert into business_activity (business_id, day, kind, count)
      select business_id, day, 'view', count(*)::int from business_views group by business_id, day;
    insert into business_visitors (business_id, day, kind, visitor_hash)
      select business_id, day, 'view', viewer_hash from business_views
      where day >= (now() at time zone 'UTC')::date;
    drop table business_views;
  `.execute(db);
}
