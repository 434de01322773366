import { type Kysely, sql } from 'kysely';

/** What people demand under data protection law, by letter or otherwise: their erasure, or a copy of their data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table data_requests (
      id integer generated always as identity primary key,
      kind text not null check (kind in ('erasure', 'export')),
      user_id integer references users on delete cascade,
      applicant_id integer,
      channel text not null check (channel in ('letter', 'email', 'phone', 'in_person')),
      received_on date not null,
      reason text check (char_length(reason) between 1 and 1000),
      status text not null default 'waiting' check (status in ('waiting', 'done', 'declined')),
      requested_by integer references users on delete set null,
      created_at timestamptz not null default now(),
      decided_by integer references users on delete set null,
      decided_at timestamptz,
      retained jsonb,
      constraint data_requests_subject check ((user_id is null) <> (applicant_id is null)),
      constraint data_requests_decided check ((status = 'waiting') = (decided_at is null))
    );
    comment on column data_requests.applicant_id is 'Without a foreign key: the receipt stays when the application is erased.';
    comment on column data_requests.reason is 'Why administrators believe that the person asked. Removed with the person.';
    comment on column data_requests.retained is 'How many rows of the member an erasure left, without their name.';
    create index data_requests_status on data_requests (status, created_at desc, id desc);
    create index data_requests_user on data_requests (user_id, created_at desc) where user_id is not null;
    create index data_requests_applicant on data_requests (applicant_id) where applicant_id is not null;
    create index data_requests_requested_by on data_requests (requested_by) where requested_by is not null;
    create index data_requests_decided_by on data_requests (decided_by) where decided_by is not null;
    create trigger refuse_erased_members after insert on data_requests referencing new table as written
      for each statement execute function refuse_erased_members('user_id');

    -- Whichever way an application ends, nothing is left that says who it was.
    create function close_data_requests() returns trigger
      language plpgsql
      as $$
      begin
        execute format(
          'update %I.data_requests set reason = null,
             status = case when status <> ''waiting'' then status
               when kind = ''erasure'' and $2 is null then ''done'' else ''declined'' end,
             decided_at = coalesce(decided_at, now())
           where applicant_id = $1', tg_table_schema) using old.id, old.user_id;
        return null;
      end
      $$;
    create trigger close_data_requests after delete on applicants
      for each row execute function close_data_requests();

    alter table admin_duties drop constraint admin_duties_duty_check;
    alter table admin_duties add constraint admin_duties_duty_check
      check (duty in ('applications', 'reports', 'posts', 'privacy', 'operations'));
  `.execute(db);
}
