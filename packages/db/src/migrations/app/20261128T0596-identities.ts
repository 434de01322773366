import { type Kysely, sql } from 'kysely';

/** Accounts of members at other services, by which they sign in here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table identities (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      issuer text not null check (char_length(issuer) between 8 and 300),
      subject text not null check (char_length(subject) between 1 and 255),
      linked_at timestamptz not null default now(),
      last_used_at timestamptz,
      unique (issuer, subject),
      unique (user_id, issuer)
    );
    comment on table identities is 'Found by issuer and subject alone: addresses at a service can pass to other people.';
    create trigger refuse_erased_members after insert on identities referencing new table as written
      for each statement execute function refuse_erased_members('user_id');

    -- With the events of passkeys, which are not written yet.
    alter table security_events drop constraint security_events_kind_check,
      add constraint security_events_kind_check check (kind in (
        'new_device', 'factor_added', 'factor_ended', 'factor_reset', 'recovery_code_used', 'recovery_codes_renewed',
        'passkey_added', 'passkey_removed', 'passkey_counter',
        'provider_linked', 'provider_unlinked', 'provider_refused'));
  `.execute(db);
}
