import { type Kysely, sql } from 'kysely';

/** Member ids here carry no foreign key: a restore swaps the product schema under these rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- sid_hash is the SHA-256 of the cookie, so a leaked table opens no session.
    create table sessions (
      sid_hash text primary key check (char_length(sid_hash) between 32 and 128),
      user_id integer not null,
      data jsonb not null default '{}',
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      expires_at timestamptz not null,
      auth_at timestamptz not null default now(),
      revoked_at timestamptz,
      ip text,
      user_agent text check (char_length(user_agent) <= 512)
    );
    create index sessions_user on sessions (user_id, last_seen_at desc);
    create index sessions_expires on sessions (expires_at);

    create table account_tokens (
      token_hash text primary key check (char_length(token_hash) between 32 and 128),
      user_id integer not null,
      purpose text not null check (purpose in ('password_reset', 'set_password', 'email_verification')),
      email text not null check (char_length(email) <= 254),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index account_tokens_user on account_tokens (user_id, purpose);
    create index account_tokens_expires on account_tokens (expires_at);

    create table idempotency_keys (
      user_id integer not null,
      key text not null check (char_length(key) between 1 and 255),
      operation text not null,
      request_hash text not null,
      response jsonb,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null default now() + interval '24 hours',
      primary key (user_id, key)
    );
    create index idempotency_keys_expires on idempotency_keys (expires_at);

    -- Worth nothing after a crash, so not written to the log. Shape of rate-limiter-flexible.
    create unlogged table rate_buckets (
      key text primary key,
      points integer not null default 0,
      expire bigint
    );
    create index rate_buckets_expire on rate_buckets (expire);

    -- One salt a day for the hashes of viewers; deleting it makes yesterday's hashes untraceable.
    create table daily_salts (
      day date primary key,
      salt text not null
    );
  `.execute(db);
}
