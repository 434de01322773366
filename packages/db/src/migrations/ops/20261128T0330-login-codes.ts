import { type Kysely, sql } from 'kysely';

/** Codes by email that are waited for, each by the hash of the cookie of the browser that asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table login_codes (
      hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
      user_id integer,
      code_signature text check (char_length(code_signature) between 32 and 128),
      tries smallint not null default 0 check (tries between 0 and 5),
      expires_at timestamptz not null
    );
    comment on column login_codes.user_id is 'Null: no account has the address, which the browser does not learn.';
    comment on column login_codes.code_signature is 'By a key that is not in the database; null until the email is written.';
    create index login_codes_user on login_codes (user_id);
    create index login_codes_expires on login_codes (expires_at);
  `.execute(db);
}
