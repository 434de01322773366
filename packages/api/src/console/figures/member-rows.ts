import { type RawBuilder, sql } from 'kysely';
import type { MemberFigure, Span } from './figures.schema.ts';
import { dayBefore } from './span.ts';

/** What happened in a span: one row each, with its id, the member and when. */
export type Rows = RawBuilder<{ id: number; userId: number | null; at: Date }>;

/** Midnight at the beginning of a day in a time zone. */
export const beginningOf = (day: string, zone: string) =>
  sql<Date>`(${day}::date::timestamp at time zone ${zone})`;
/** Midnight at its end. */
export const endOf = (day: string, zone: string) =>
  sql<Date>`((${day}::date + 1)::timestamp at time zone ${zone})`;
/** Whether a moment is in the span. The column stands alone, so that its index is used. */
export const isIn = (at: RawBuilder<unknown>, { from, to }: Span, zone: string) =>
  sql<boolean>`(${at} >= ${beginningOf(from, zone)} and ${at} < ${endOf(to, zone)})`;
const dayOf = (at: RawBuilder<unknown>, zone: string) => sql<string>`(${at} at time zone ${zone})::date`;

/** When a membership began: on the day that was entered, else when it was recorded. */
const startOf = (zone: string) => sql<Date>`coalesce(starts_on::timestamp at time zone ${zone}, started_at)`;
const startDayOf = (zone: string) => sql<string>`coalesce(starts_on, ${dayOf(sql`started_at`, zone)})`;

/**
 * The rows of each figure about members. A membership runs from the day it started to the day it ended, and whoever
 * started and ended on one day counts in both, so that members at the start, plus those who joined, less those who left
 * or whose membership ended, are the members at the end. One that was over before it began never counts.
 */
export const MEMBER_ROWS: Record<MemberFigure, (span: Span, zone: string) => Rows> = {
  membersAtStart: ({ from }, zone) => membersAt(dayBefore(from), zone),
  membersAtEnd: ({ to }, zone) => membersAt(to, zone),
  joined: (span, zone) => sql`
    select id, user_id, ${startOf(zone)} as at from memberships
    where (starts_on is null and ${isIn(sql`started_at`, span, zone)}
        or starts_on between ${span.from}::date and ${span.to}::date)
      and (expires_on is null or expires_on >= ${startDayOf(zone)})
      and (ended_at is null or ${dayOf(sql`ended_at`, zone)} >= ${startDayOf(zone)})`,
  left: (span, zone) => sql`
    select id, user_id, ended_at as at from memberships
    where ${isIn(sql`ended_at`, span, zone)} and ${dayOf(sql`ended_at`, zone)} >= ${startDayOf(zone)}
      and (expires_on is null or expires_on >= ${dayOf(sql`ended_at`, zone)})`,
  ended: ({ from, to }, zone) => sql`
    select id, user_id, (expires_on::timestamp at time zone ${zone}) as at from memberships
    where expires_on between ${from}::date and ${to}::date
      and expires_on >= ${startDayOf(zone)}
      and (ended_at is null or ${dayOf(sql`ended_at`, zone)} > expires_on)`,
  renewed: ({ from, to }, zone) => sql`
    select renewal.id, membership.user_id, (renewal.due_on::timestamp at time zone ${zone}) as at
    from membership_renewals as renewal join memberships as membership on membership.id = renewal.membership_id
    where renewal.due_on between ${from}::date and ${to}::date
      and (membership.expires_on is null or membership.expires_on > renewal.due_on)
      and (membership.ended_at is null or ${dayOf(sql`membership.ended_at`, zone)} > renewal.due_on)`,
  invited: (span, zone) => sql`
    select id, user_id, invited_at as at from member_invitations
    where ${isIn(sql`invited_at`, span, zone)}`,
  invitedJoined: (span, zone) => sql`
    select invitation.id, invitation.user_id, invitation.invited_at as at
    from member_invitations as invitation join users on users.id = invitation.user_id
    where ${isIn(sql`invitation.invited_at`, span, zone)} and users.joined_at < ${endOf(span.to, zone)}`,
};

/** The members at the end of a day. Those whose last day it was no longer count. */
const membersAt = (day: string, zone: string): Rows => sql`
  select id, user_id, ${startOf(zone)} as at from memberships
  where ${startOf(zone)} < ${endOf(day, zone)}
    and (expires_on is null or expires_on > ${day}::date)
    and (ended_at is null or ended_at >= ${endOf(day, zone)})`;

/** The members who were here in a calendar month; the table has the months of UTC. */
export function activeRows(month: string, zone: string): Rows {
  const first = `${month}-01`;
  const begin = beginningOf(first, zone);
  const end = sql`((${first}::date + interval '1 month') at time zone ${zone})`;
  const isHere = (row: string) => sql`
    (${sql.ref(`${row}.first_at`)} >= ${begin} and ${sql.ref(`${row}.first_at`)} < ${end}
      or ${sql.ref(`${row}.last_at`)} >= ${begin} and ${sql.ref(`${row}.last_at`)} < ${end})`;
  return sql`
    select seen.user_id as id, seen.user_id, seen.first_at as at from active_months as seen
    where seen.month = ${first}::date and ${isHere('seen')}
    union all
    select edge.user_id, edge.user_id, edge.last_at from active_months as edge
    where edge.month in ((${first}::date - interval '1 month')::date, (${first}::date + interval '1 month')::date)
      and ${isHere('edge')}
      and not exists (select from active_months as seen
        where seen.month = ${first}::date and seen.user_id = edge.user_id and ${isHere('seen')})`;
}
