import { type Kysely, sql } from 'kysely';

/**
 * Trades that many communities have and the first list lacked: a designer or a printer could only choose "Other". A
 * list that a community has made its own stays as it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    with untouched as (
      select count(*) = 15 and max(place) = 15 and not bool_or(is_retired)
        and bool_and(name in (
          'Technology', 'Software Development', 'Healthcare', 'Finance', 'Education', 'Retail', 'E-commerce',
          'Manufacturing', 'Consulting', 'Marketing', 'Digital Marketing', 'Real Estate', 'Food & Beverage',
          'Professional Services', 'Other')) as is_so
      from industries
    ), other as (
      update industries set place = 24 from untouched where name = 'Other' and is_so
    )
    insert into industries (name, place)
    select added.name, 14 + added.place
    from untouched, unnest(array[
      'Architecture', 'Construction', 'Design', 'Events', 'Hospitality', 'Legal', 'Logistics', 'Photography',
      'Printing']) with ordinality as added (name, place)
    where is_so
  `.execute(db);
}
