import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import { storedLanguage } from '../../ground/languages/written-language.ts';

/** Posts examined in one transaction, a quarter of a millisecond each at most. */
const BATCH = 200;

/** Detects the language of posts that have not been examined: those of before, and of the former release. */
export async function detectLanguages(db: Kysely<DB>): Promise<void> {
  while ((await withTransaction(db, detectBatch)) > 0);
}

async function detectBatch(trx: Kysely<DB>): Promise<number> {
  const rows = await trx
    .selectFrom('posts')
    .select(['id', 'content'])
    .where('lang', 'is', null)
    .limit(BATCH)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  if (rows.length === 0) return 0;
  const found = rows.map(({ id, content }) => ({ id, lang: storedLanguage(content) }));
  await sql`
    update posts set lang = found.lang
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as found(id integer, lang text)
    where posts.id = found.id`.execute(trx);
  return rows.length;
}
