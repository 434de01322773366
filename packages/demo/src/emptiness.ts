import type { Database, DatabaseTransaction } from '@guildhall/db';

/** True while there are no accounts. */
export async function isEmpty(db: Database | DatabaseTransaction): Promise<boolean> {
  const member = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return member === undefined;
}
