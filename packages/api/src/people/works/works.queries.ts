import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { picturesOf } from '../../files/attachments/attachment-rows.ts';
import { contentVersion } from '../../ground/core/content-version.ts';
import type { Work, Works } from './works.schema.ts';

const worksOf = (db: Kysely<DB>, userId: number) =>
  db
    .selectFrom('memberWorks')
    .select(['id', 'title', 'description', 'link'])
    .select(sql<Work['picture']>`${picturesOf('work_id', 'member_works.id')} -> 0`.as('picture'))
    .where('userId', '=', userId);

const present = (row: Omit<Work, 'version'>): Work => ({
  ...row,
  version: contentVersion([row.title, row.description, row.link, row.picture]),
});

/** The samples of a member's work in their order. Whether the viewer may open the profile is for the caller to ask. */
export async function listWorks(db: Kysely<DB>, userId: number): Promise<Works> {
  const rows = await worksOf(db, userId).orderBy('position').orderBy('id').execute();
  return rows.map(present);
}

/** A sample of the member's own work; undefined when they have none of this id. */
export async function findOwnWork(db: Kysely<DB>, userId: number, id: number): Promise<Work | undefined> {
  const row = await worksOf(db, userId).where('id', '=', id).executeTakeFirst();
  return row && present(row);
}
