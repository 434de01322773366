import { type DatabaseTransaction, sql } from '@guildhall/db';

/** A table that administrators arrange, by its column `place`. */
type Arranged = 'industries' | 'services';

/** Lets no one else change the list until the transaction ends; reads go on. */
export async function lockList(trx: DatabaseTransaction, table: Arranged): Promise<void> {
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(trx);
}

/** Numbers the rows of a locked list in the order of their ids. */
export async function saveOrder(trx: DatabaseTransaction, table: Arranged, ids: number[]): Promise<void> {
  await sql`update ${sql.table(table)} as item set place = wanted.place
    from unnest(${ids}::int[]) with ordinality as wanted(id, place)
    where item.id = wanted.id and item.place <> wanted.place`.execute(trx);
}

/** The ids with one of them at another index. */
export const moveTo = (ids: readonly number[], id: number, index: number): number[] =>
  ids.filter((other) => other !== id).toSpliced(index, 0, id);
