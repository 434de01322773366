import type { FileStorage } from './storage.ts';

/** Where backups are stored and what signs them, from the server's configuration. */
export type BackupSettings = {
  folder: string;
  /** The signing key: anyone who has it can make backups that this installation accepts. */
  key: string;
  appVersion: string;
  /** The largest backup that can be uploaded; 0 for none. */
  uploadMaxBytes: number;
  /** The backups would be lost with the data. */
  isInDataFolder: boolean;
  /**
   * Connection string of the database owner, because a restore creates tables and renames schemas. Absent when the
   * role that serves requests is the owner.
   */
  ownerUrl?: string;
  /** Where uploaded files are stored, which are backed up with the data. */
  storage?: FileStorage;
};
