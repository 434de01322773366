import { type Kysely, sql } from 'kysely';

/**
 * The words of a message, and whose it is: a member searches their own messages only, so the index holds both members
 * beside the words, and a search reads no message of others, however common its words are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table messages
      add column search_vector tsvector not null generated always as (
        array_to_tsvector(array['@' || sender_id::text, '@' || recipient_id::text]) || weighted_words(content)) stored;
    create index messages_search on messages using gin (search_vector) where deleted_at is null;
  `.execute(db);
}
