import { type Kysely, sql } from 'kysely';

/**
 * What an embeddings service answered for each member's statements. Computed from the profiles and never backed
 * up; it lies beside the product's data, so a restore empties it and no foreign key leads to the members.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table statement_vectors (
      user_id integer primary key,
      member_version integer not null,
      rules text not null check (char_length(rules) between 1 and 100),
      model text not null check (char_length(model) between 1 and 200),
      texts_hash text not null check (char_length(texts_hash) = 64),
      dimension integer not null check (dimension between 0 and 8192),
      needs integer not null check (needs between 0 and 10),
      vectors bytea not null check (octet_length(vectors) <= 20 * 1024),
      constraint statement_vectors_whole
        check (dimension = 0 or octet_length(vectors) % least(dimension, 1024) = 0)
    );
    comment on column statement_vectors.member_version is 'users.version of the profile that was read.';
    comment on column statement_vectors.rules is 'The version of the matching that read it.';
    comment on column statement_vectors.dimension is 'Numbers of a vector as answered, of which 1,024 are kept; 0: nothing to embed.';
    comment on column statement_vectors.vectors is 'A byte a number: needs, all offers together, each offer.';

    create table embeddings_state (
      is_only boolean primary key default true check (is_only),
      model text not null check (char_length(model) between 1 and 200),
      dimension integer check (dimension between 1 and 8192),
      mean real,
      deviation real check (deviation > 0),
      failures integer not null default 0 check (failures >= 0),
      retry_at timestamptz,
      last_error text check (char_length(last_error) <= 500),
      succeeded_at timestamptz,
      constraint embeddings_state_scale check ((mean is null) = (deviation is null))
    );
    comment on column embeddings_state.dimension is 'Of all vectors of this model; null until it has answered.';
    comment on column embeddings_state.mean is 'With deviation: how its similarities are spread.';
  `.execute(db);
}
