/**
 * The SQL by which a restore or its undo keeps what administrators decided about accounts later than its data. What
 * was taken away later, by a deactivation, a suspension or a demotion, is taken away again. What was given later is
 * not given again. Both are listed in `ops.restore_outcomes`. $1 is the id of the restore.
 */

const notEarlier = (column: string) =>
  `coalesce(live.${column}, '-infinity') >= coalesce(coming.${column}, '-infinity')`;

/**
 * Compares the accounts of the data that comes back with the live ones. A person is found by number and time of
 * registration, because a restore may give numbers out again; an account that was merged, in the one that survived. Where it is not known which change was the later one,
 * the live one counts. At least one administrator stays: where all of them would go, they are left as they are.
 */
const COMPARED = (coming: string, live: string) => `
  people as (
    select id, created_at, id as live_id from ${live}.users
    union
    select merged.user_id, merged.registered_at, survivor.id
    from ops.merged_accounts as merged
    join ops.merged_accounts as own on own.merged_into = merged.merged_into
    join ${live}.users as survivor on survivor.id = merged.merged_into
      and survivor.id = own.user_id and survivor.created_at = own.registered_at
    where not exists (
      select from ${live}.users as apart
      where apart.id = merged.user_id and apart.created_at = merged.registered_at)
  ),
  compared as (
    select coming.id, live.is_active, live.suspended_until, live.status_changed_at, live.role, live.role_changed_at,
      coming.is_active as comes_active, coming.role as comes_as,
      coming.role = 'admin' and coming.is_active as is_admin,
      (live.is_active, live.suspended_until) is distinct from (coming.is_active, coming.suspended_until)
        and ${notEarlier('status_changed_at')} as has_other_status,
      live.role <> coming.role and ${notEarlier('role_changed_at')} as has_other_role
    from ${coming}.users as coming
    join people on people.id = coming.id and people.created_at = coming.created_at
    join ${live}.users as live on live.id = people.live_id
    where coming.erased_at is null and live.erased_at is null and coming.has_joined and live.has_joined
  ),
  taken as (
    select *, has_other_status and not is_active as loses_access, has_other_role and role = 'user' as loses_role
    from compared where has_other_status or has_other_role
  ),
  judged as (
    select *, not is_admin or exists (
      select from compared as other
      where other.is_admin and not (other.has_other_status and not other.is_active)
        and not (other.has_other_role and other.role = 'user')) as may_lose
    from taken
  )`;

/** Takes away again what was taken away later, and lists it with what is left as it is. */
export const repeatLaterChanges = (coming: string, live: string): string => `
  with ${COMPARED(coming, live)},
  repeated as (
    update ${coming}.users as member set
      is_active = case when loses_access then judged.is_active else member.is_active end,
      suspended_until = case when loses_access then judged.suspended_until else member.suspended_until end,
      status_changed_at = case when loses_access then judged.status_changed_at else member.status_changed_at end,
      role = case when loses_role then judged.role else member.role end,
      role_changed_at = case when loses_role then judged.role_changed_at else member.role_changed_at end
    from judged
    where judged.id = member.id and may_lose and (loses_access or loses_role)
  )
  insert into ops.restore_outcomes as known (restore_id, user_id, subject, outcome)
  select $1::int, id, 'status', case
      when loses_access and not may_lose then 'left_active'
      when loses_access and suspended_until is not null then 'suspended'
      when loses_access then 'deactivated'
      else 'left_deactivated' end
  from judged where loses_access or (has_other_status and is_active and not comes_active)
  union all
  select $1::int, id, 'role', case
      when loses_role and not may_lose then 'left_admin'
      when loses_role then 'demoted'
      else 'left_member' end
  from judged where has_other_role
  on conflict (restore_id, user_id, subject) do update set outcome = excluded.outcome`;

/**
 * Before the changes are repeated a second time, in the swap: forgets what the first time left, and follows those whom
 * somebody has activated or made an administrator again since.
 */
export const followReversals = (coming: string, live: string): string => `
  with gone as (
    delete from ops.restore_outcomes as known using ${live}.users as now
    where known.restore_id = $1 and now.id = known.user_id and (
      starts_with(known.outcome, 'left_')
      or known.subject = 'status' and now.is_active
      or known.subject = 'role' and now.role = 'admin')
    returning known.user_id, known.outcome
  ),
  reversed as (
    select user_id, bool_or(outcome in ('deactivated', 'suspended')) as has_access, bool_or(outcome = 'demoted') as is_admin
    from gone where not starts_with(outcome, 'left_') group by user_id
  )
  update ${coming}.users as member set
    is_active = case when has_access then now.is_active else member.is_active end,
    suspended_until = case when has_access then now.suspended_until else member.suspended_until end,
    status_changed_at = case when has_access then now.status_changed_at else member.status_changed_at end,
    role = case when is_admin then now.role else member.role end,
    role_changed_at = case when is_admin then now.role_changed_at else member.role_changed_at end
  from reversed join ${live}.users as now on now.id = user_id
  where member.id = user_id`;

/**
 * Ends the roles of the staff that come back although their holder does not hold them now. They are as quickly given
 * again as they are misused, so that it is not asked which change was the later one.
 */
export const endLostRoles = (coming: string, live: string): string => `
  delete from ${coming}.grants as held using ${coming}.users as member, ${live}.users as known
  where member.id = held.user_id and known.id = member.id and known.created_at = member.created_at
    and not exists (
      select from ${live}.grants as now where now.user_id = known.id and now.role = held.role)`;

/** Handovers that come back open are off: what they would move may have been decided otherwise since. */
export const endOpenHandovers = (coming: string): string => `
  update ${coming}.handovers set cancelled_at = now(), reason = 'restored'
  where done_at is null and cancelled_at is null`;
