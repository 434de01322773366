import { type Database, sql } from '@guildhall/db';
import {
  FileRemoval,
  REMOVE_FILES_TASK,
  removeStoredFiles,
} from '../src/files/uploads/stored-files.commands.ts';
import type { FileStorage } from '../src/ground/core/storage.ts';

/** Runs the queued jobs that remove files, each once; those that fail stay in the queue. */
export async function runFileRemovals(db: Database, storage: FileStorage): Promise<void> {
  const { rows } = await sql<{ id: string; payload: unknown }>`
    select jobs.id, payload from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where tasks.identifier = ${REMOVE_FILES_TASK} order by jobs.id`.execute(db);
  for (const { id, payload } of rows) {
    await removeStoredFiles(db, storage, FileRemoval.parse(payload));
    await sql`select graphile_worker.complete_jobs(array[${id}]::bigint[])`.execute(db);
  }
}
