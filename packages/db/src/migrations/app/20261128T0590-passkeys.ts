import { type Kysely, sql } from 'kysely';

/** Passkeys of members, of which the database has the public half. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkeys (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      credential_id text not null unique check (char_length(credential_id) between 8 and 1400),
      public_key text not null check (char_length(public_key) between 20 and 6000),
      counter bigint not null check (counter between 0 and 4294967295),
      transports text[] not null check (cardinality(transports) <= 10),
      backed_up boolean not null,
      name text not null check (char_length(name) between 1 and 60),
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    );
    comment on column passkeys.counter is 'How often it was used, by its own count; 0 where it does not count.';
    comment on column passkeys.backed_up is 'Synchronized by a password manager, so that it is on several devices.';
    create index passkeys_user on passkeys (user_id, id);
    create trigger refuse_erased_members after insert on passkeys referencing new table as written
      for each statement execute function refuse_erased_members('user_id');

    alter table security_events drop constraint security_events_kind_check,
      add constraint security_events_kind_check check (kind in (
        'new_device', 'factor_added', 'factor_ended', 'factor_reset', 'recovery_code_used', 'recovery_codes_renewed',
        'passkey_added', 'passkey_removed', 'passkey_counter'));
  `.execute(db);
}
