import { type Kysely, sql } from 'kysely';

/** A second factor by an authenticator app, the codes for when it is lost, and what members see of their sign-ins. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table totp (
      user_id integer primary key references users on delete cascade,
      secret_sealed text not null check (char_length(secret_sealed) between 32 and 255),
      confirmed_at timestamptz,
      last_step integer check (last_step > 0)
    );
    comment on column totp.secret_sealed is 'Encrypted with a key that is not in the database.';
    comment on column totp.confirmed_at is 'Null until the member has entered a first code: it is not asked for yet.';
    comment on column totp.last_step is 'The newest step of 30 seconds whose code was used; this and earlier ones are refused.';
    create trigger refuse_erased_members after insert on totp referencing new table as written
      for each statement execute function refuse_erased_members('user_id');

    create table recovery_codes (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      place smallint not null check (place between 0 and 9),
      code_hash text not null check (char_length(code_hash) between 32 and 255),
      used_at timestamptz,
      unique (user_id, place)
    );
    comment on column recovery_codes.place is 'Which of the ten, as the first letter of the code says.';
    create trigger refuse_erased_members after insert on recovery_codes referencing new table as written
      for each statement execute function refuse_erased_members('user_id');

    create table security_events (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      kind text not null check (kind in (
        'new_device', 'factor_added', 'factor_ended', 'factor_reset', 'recovery_code_used', 'recovery_codes_renewed')),
      ip_prefix text check (char_length(ip_prefix) <= 64),
      device text check (char_length(device) <= 64),
      at timestamptz not null default now()
    );
    comment on column security_events.ip_prefix is 'The network: /24 of an IPv4 address, /48 of an IPv6 address.';
    create index security_events_user on security_events (user_id, id desc);
    create index security_events_at on security_events (at);
    create trigger refuse_erased_members after insert on security_events referencing new table as written
      for each statement execute function refuse_erased_members('user_id');
  `.execute(db);
}
