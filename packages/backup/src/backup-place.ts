import type { BackupFiles } from './files.ts';
import type { BackupKey } from './manifest.ts';

/** The database and the folder that backups are made from, stored in and restored to. */
export type BackupPlace = {
  /** Of the live database: direct, or through a pooler in transaction mode. */
  connectionString: string;
  /** Created when missing, readable by its owner only. */
  folder: string;
  /** Signs the backups made here; a backup signed with another key is refused. */
  key: BackupKey;
  /** Recorded in each backup. */
  appVersion: string;
  /** Backed up and restored with the data. */
  files?: BackupFiles | undefined;
};
