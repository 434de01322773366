import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { invalid } from '../../ground/errors/errors.ts';
import { offeredCategories, renamedCategories } from '../../ground/settings/categories.schema.ts';
import type { Community } from '../../ground/settings/community.schema.ts';
import { readSettings } from '../settings/settings.queries.ts';

/** What has categories of the community's own, by the setting that lists them. */
const TABLES = { articleCategories: 'articles', serviceCategories: 'services' } as const;
type Kind = keyof typeof TABLES;

/** The categories that an article or a service may have, in their order. */
export async function listCategories(db: Kysely<DB>, kind: Kind): Promise<string[]> {
  return offeredCategories(await readSettings(db, ['articleCategories', 'serviceCategories']))[kind];
}

/** @throws BAD_REQUEST for a category that is not offered, unless it is the one that the row has already */
export async function requireCategory(
  db: Kysely<DB>,
  kind: Kind,
  category: string | undefined,
  current?: string,
): Promise<void> {
  if (category === undefined || category === current) return;
  const offered = await listCategories(db, kind);
  if (offered.includes(category)) return;
  const message = `Choose one of the categories: ${offered.join(', ')}`;
  throw invalid(message, [{ path: 'category', message }]);
}

/** Articles and services follow a category that is renamed. */
export async function renameCategories(
  trx: Kysely<DB>,
  before: Community,
  changes: { [Each in Kind]?: string[] | undefined },
): Promise<void> {
  const { articleCategories = before.articleCategories, serviceCategories = before.serviceCategories } =
    changes;
  const old = offeredCategories(before);
  const next = offeredCategories({ articleCategories, serviceCategories });
  for (const kind of ['articleCategories', 'serviceCategories'] as const)
    for (const { from, to } of renamedCategories(old[kind], next[kind]))
      await trx.updateTable(TABLES[kind]).set({ category: to }).where('category', '=', from).execute();
}
