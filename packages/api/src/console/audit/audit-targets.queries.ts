import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '@guildhall/db';

/** Where the name of what an entry is about is read, by its type. The log itself has no names (decision 112). */
const NAMES: Record<string, RawBuilder<unknown>> = {
  user: sql`select id, trim(first_name || ' ' || last_name) as name from users where erased_at is null`,
  business: sql`select id, name from businesses`,
  article: sql`select id, title as name from articles`,
  service: sql`select id, name from services`,
  page: sql`select id, title as name from pages`,
  banner: sql`select id, title as name from banners`,
  industry: sql`select id, name from industries`,
  provider: sql`select id, name from ops.oidc_providers`,
};

type Target = { targetType: string | null; targetId: string | null };

const keyOf = ({ targetType, targetId }: Target): string => `${targetType}:${targetId}`;

/** Ids are stored as text, because those of some types are no numbers. */
const idOf = ({ targetId }: Target): number[] =>
  targetId !== null && /^\d{1,9}$/.test(targetId) ? [Number(targetId)] : [];

/**
 * What the things that entries are about are called now. One query for each type.
 * @returns the name of an entry's thing; null for what is gone or has no name
 */
export async function nameTargets(
  db: Kysely<DB>,
  entries: readonly Target[],
): Promise<(entry: Target) => string | null> {
  const names = new Map<string, string>();
  for (const [targetType, source] of Object.entries(NAMES)) {
    const ids = entries.flatMap((entry) => (entry.targetType === targetType ? idOf(entry) : []));
    if (ids.length === 0) continue;
    const { rows } = await sql<{ id: number; name: string }>`
      select * from (${source}) as named where id = any(${[...new Set(ids)]}::int[])`.execute(db);
    for (const { id, name } of rows) names.set(keyOf({ targetType, targetId: String(id) }), name);
  }
  return (entry) => names.get(keyOf(entry)) ?? null;
}
