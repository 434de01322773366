import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { type Terms, termsOf } from './terms.ts';

/** The words of a query, folded like the indexed text. */
export async function foldTerms(db: Kysely<DB>, q: string): Promise<Terms> {
  const { rows } = await sql<{ folded: string }>`select public.fold_text(${q}::text) as folded`.execute(db);
  return termsOf(rows[0]?.folded ?? '');
}
