import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { contentVersion } from '../../ground/core/content-version.ts';
import type { Industry, IndustryList } from './industries.schema.ts';

export async function listIndustries(db: Kysely<DB>): Promise<IndustryList> {
  const items = await db
    .selectFrom('industries')
    .select(['id', 'name', 'isRetired'])
    .orderBy('place')
    .orderBy('id')
    .execute();
  return { items, version: versionOf(items) };
}

/** What forms and filters offer. */
export async function listOfferedIndustries(db: Kysely<DB>): Promise<string[]> {
  const { items } = await listIndustries(db);
  return items.filter(({ isRetired }) => !isRetired).map(({ name }) => name);
}

const versionOf = (items: Industry[]) =>
  contentVersion(items.map(({ id, name, isRetired }) => [id, name, isRetired]));
