import type { BackupKey } from './manifest.ts';

/** Where backups come from and go to. */
export type BackupPlace = {
  /** Of the live database; a direct one, or a pooler in transaction mode. */
  connectionString: string;
  /** Made when missing, for its owner only. */
  folder: string;
  /** Seals what is made here; a backup sealed with another one is refused. */
  key: BackupKey;
  /** Noted in each backup. */
  appVersion: string;
};
