import { type SqlBool, sql } from 'kysely';

/**
 * A WHERE condition: the business is open now, by the clock of its own time zone. An interval past midnight belongs to
 * the day on which it opened. The index `businesses_open` has those with hours, in listing order.
 */
export const isOpenNow = sql<SqlBool>`businesses.business_hours is not null and exists (
  select from (values (0), (1)) as day (ago)
  cross join lateral (
    select (now() at time zone (businesses.business_hours ->> 'timeZone')) - make_interval(days => day.ago) as clock
  ) as shifted
  cross join lateral jsonb_to_recordset(
    businesses.business_hours -> 'days' -> to_char(shifted.clock, 'dy')
  ) as span (opens text, closes text)
  cross join lateral (select to_char(shifted.clock, 'HH24:MI') collate "C" as time) as local
  where case day.ago
    when 0 then local.time >= span.opens and (local.time < span.closes or span.closes <= span.opens)
    else span.closes <= span.opens and local.time < span.closes
  end
)`;
