/** Where this installation keeps its backups and what seals them; the server decides by configuration. */
export type BackupSettings = {
  folder: string;
  /** A secret of this installation: whoever has it can make backups that are accepted here. */
  key: string;
  appVersion: string;
  /**
   * Connects as the role that owns the database, because a restore builds tables and changes names of
   * schemas. Absent: the role that serves requests owns it.
   */
  ownerUrl?: string;
};
