import { type Kysely, sql } from 'kysely';

/** Those who applied to become members, until some time after the decision (decision 0211). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table applicants (
      id integer generated always as identity primary key,
      email text not null check (char_length(email) <= 254),
      first_name text not null check (char_length(first_name) between 1 and 100),
      last_name text not null check (char_length(last_name) between 1 and 100),
      password text,
      profile jsonb not null,
      answers jsonb not null check (jsonb_array_length(answers) <= 10),
      conversation jsonb not null default '[]' check (jsonb_array_length(conversation) <= 41),
      status text not null default 'waiting' check (status in ('waiting', 'asked', 'approved', 'declined')),
      confirmed_at timestamptz,
      user_id integer references users on delete cascade,
      decided_by integer references users on delete set null,
      decided_at timestamptz,
      created_at timestamptz not null default now(),
      check ((status in ('waiting', 'asked')) = (decided_at is null)),
      check ((decided_at is null) = (password is not null)),
      check ((status = 'approved') = (user_id is not null))
    );
    comment on column applicants.profile is 'The optional fields of the registration.';
    comment on column applicants.conversation is 'What the community asked and the applicant replied, and the reason of a refusal.';
    comment on column applicants.confirmed_at is 'When the applicant opened the link in an email.';
    create unique index applicants_open_email on applicants (email) where decided_at is null;
    create index applicants_status on applicants (status, created_at desc, id desc);
    create index applicants_decided on applicants (decided_at) where decided_at is not null;
    create index applicants_user on applicants (user_id) where user_id is not null;
    create index applicants_decided_by on applicants (decided_by) where decided_by is not null;
    create trigger refuse_erased_members after insert on applicants referencing new table as written
      for each statement execute function refuse_erased_members('user_id');
  `.execute(db);
}
