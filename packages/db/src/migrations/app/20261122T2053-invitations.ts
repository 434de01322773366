import { type Kysely, sql } from 'kysely';

/** Invitations by link or by email, and who joined by which (decision 0212). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invitations (
      id integer generated always as identity primary key,
      code text not null unique check (char_length(code) = 22),
      created_by integer not null references users on delete cascade,
      email text check (char_length(email) <= 254),
      note text not null default '' check (char_length(note) <= 200),
      skips_queue boolean not null,
      uses integer not null default 0,
      max_uses integer not null check (max_uses between 1 and 1000),
      expires_at timestamptz not null,
      revoked_at timestamptz,
      sent_at timestamptz,
      created_at timestamptz not null default now(),
      check (uses between 0 and max_uses),
      check (email is null or max_uses = 1)
    );
    create index invitations_created on invitations (created_at desc, id desc);
    create index invitations_creator on invitations (created_by, created_at desc, id desc);
    create index invitations_email on invitations (email) where email is not null;
    create index invitations_expired on invitations (expires_at);
    create trigger refuse_erased_members after insert on invitations referencing new table as written
      for each statement execute function refuse_erased_members('created_by');

    create table invited_members (
      user_id integer primary key references users on delete cascade,
      invited_by integer not null references users on delete cascade,
      invitation_id integer references invitations on delete set null
    );
    create index invited_members_inviter on invited_members (invited_by);
    create index invited_members_invitation on invited_members (invitation_id) where invitation_id is not null;
    create trigger refuse_erased_members after insert on invited_members referencing new table as written
      for each statement execute function refuse_erased_members('invited_by', 'user_id');

    alter table applicants add column invitation_id integer references invitations on delete set null;
    create index applicants_invitation on applicants (invitation_id) where invitation_id is not null;
  `.execute(db);
}
