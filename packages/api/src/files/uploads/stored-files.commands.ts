import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '@guildhall/db';
import { enqueueJob } from '../../ground/core/jobs.ts';
import type { FileStorage } from '../../ground/core/storage.ts';
import { STORED_ADDRESSES, storageKeysOf } from './stored-files.ts';

/** The worker task that removes the files of some addresses. */
export const REMOVE_FILES_TASK = 'remove-stored-files';
/** Few enough for a job to end soon, as a process that is stopped waits for it. */
const ADDRESSES_PER_JOB = 100;
/** Most of them six hours apart: a storage may be away for months. */
const ATTEMPTS = 1_000;

export const FileRemoval = z.object({ addresses: z.array(z.string()).max(ADDRESSES_PER_JOB) });

/** Removes the files of these addresses after the commit of the transaction, as soon as the storage does so. */
export async function enqueueFileRemoval(trx: Kysely<DB>, addresses: Iterable<string>): Promise<void> {
  const waiting = [...new Set(addresses)];
  while (waiting.length > 0) {
    const removal: z.infer<typeof FileRemoval> = { addresses: waiting.splice(0, ADDRESSES_PER_JOB) };
    await enqueueJob(trx, REMOVE_FILES_TASK, removal, { attempts: ATTEMPTS });
  }
}

/**
 * Removes every size of the files, except of those that the data refers to again, after a restore. A file that cannot
 * be removed delays none of the others.
 * @throws AggregateError when some could not be removed
 */
export async function removeStoredFiles(
  db: Kysely<DB>,
  storage: FileStorage,
  { addresses }: z.infer<typeof FileRemoval>,
): Promise<void> {
  const { rows: used } = await sql<{ address: string }>`
    select address from (${sql.raw(STORED_ADDRESSES)}) as stored where address = any(${addresses})`.execute(
    db,
  );
  const referenced = new Set(used.map(({ address }) => address));
  const unused = addresses.filter((address) => !referenced.has(address));
  const failures: unknown[] = [];
  for (const address of unused) {
    const sizes = await Promise.allSettled(storageKeysOf(address).map((key) => storage.remove(key)));
    failures.push(...sizes.flatMap((size) => (size.status === 'rejected' ? [size.reason] : [])));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of the files could not be removed`);
  await db
    .deleteFrom('businessImages')
    .where('address', '=', sql<string>`any(${unused})`)
    .execute();
}
