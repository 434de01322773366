import { type Kysely, sql } from 'kysely';

/**
 * Where members may also sign in, as administrators set it up, and the sign-ins that are under way there. Outside of
 * the product data, because a backup must not carry the secrets of other services.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table oidc_providers (
      id integer generated always as identity primary key,
      key text not null unique check (key ~ '^[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?$'),
      place smallint not null unique check (place between 1 and 5),
      name text not null check (char_length(name) between 1 and 40),
      issuer text not null unique check (char_length(issuer) between 8 and 300),
      client_id text not null check (char_length(client_id) between 1 and 300),
      secret_sealed text not null check (char_length(secret_sealed) between 32 and 2000),
      is_on boolean not null default true,
      takes_newcomers boolean not null default true,
      created_at timestamptz not null default now()
    );
    comment on column oidc_providers.is_on is 'Off: no button, and nobody signs in with it; links stay.';
    comment on column oidc_providers.takes_newcomers is 'Whether strangers may join with it, where the community lets them.';
    comment on column oidc_providers.key is 'In the address that the provider sends members back to; never changed.';
    comment on column oidc_providers.place is 'The order of the buttons; so there are five at most.';
    comment on column oidc_providers.secret_sealed is 'Encrypted with a key that is not in the database.';

    create table oidc_sign_ins (
      hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
      provider_id integer not null references oidc_providers on delete cascade,
      user_id integer,
      invitation text check (char_length(invitation) <= 100),
      expires_at timestamptz not null
    );
    comment on column oidc_sign_ins.hash is 'Of the cookie of its browser, which state, nonce and code verifier are made from.';
    comment on column oidc_sign_ins.user_id is 'The member who links an account there; null for a sign-in.';
    create index oidc_sign_ins_provider on oidc_sign_ins (provider_id);
    create index oidc_sign_ins_user on oidc_sign_ins (user_id);
    create index oidc_sign_ins_expires on oidc_sign_ins (expires_at);

    -- Every page shows the buttons, so they are cached with the settings of the community.
    create function announce_providers() returns trigger
      language plpgsql
      as $$
      begin
        perform pg_notify('guildhall_live', '{"userIds":[],"topics":["community changed"]}');
        return null;
      end
      $$;
    create trigger oidc_providers_community
      after insert or update or delete or truncate
      on oidc_providers
      for each statement execute function announce_providers();
  `.execute(db);
}
