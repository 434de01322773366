/**
 * The SQL by which a restore or its undo keeps the demands that were dealt with later than its data, as proof that they
 * were: the erasures themselves are repeated anyway. A demand that waits in the data gets what became of it. A demand of
 * a member whom the data has erased already is left out, and so is a number that it has for another demand. Run it before
 * those erasures, which take what is personal out of the new rows.
 */
export const keepLaterReceipts = (coming: string, live: string): string => `
  with people as (
    select known.id from ${coming}.users as known
    join ${live}.users as acting on acting.id = known.id and acting.created_at = known.created_at
  ),
  receipts as (
    insert into ${coming}.data_requests as known (id, kind, user_id, applicant_id, also_published, channel, received_on,
      reason, status, requested_by, created_at, decided_by, decided_at, retained)
    overriding system value
    select later.id, later.kind, later.user_id, later.applicant_id, later.also_published, later.channel,
      later.received_on, later.reason, later.status, (select id from people where id = later.requested_by),
      later.created_at, (select id from people where id = later.decided_by), later.decided_at, later.retained
    from ${live}.data_requests as later
    where later.status <> 'waiting' and (later.user_id is null or exists (
      select from ${coming}.users as subject
      join ${live}.users as person on person.id = subject.id and person.created_at = subject.created_at
      where subject.id = later.user_id and subject.erased_at is null))
    on conflict (id) do update set status = excluded.status, reason = excluded.reason, retained = excluded.retained,
      decided_by = excluded.decided_by, decided_at = excluded.decided_at
    where known.created_at = excluded.created_at and known.status = 'waiting'
    returning known.id
  )
  select setval(pg_get_serial_sequence('${coming}.data_requests', 'id'),
    greatest(max(id), pg_sequence_last_value(pg_get_serial_sequence('${coming}.data_requests', 'id')::regclass)))
  from receipts having count(*) > 0`;
