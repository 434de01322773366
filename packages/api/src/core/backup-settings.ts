/** Where this installation keeps its backups and what seals them; the server decides by configuration. */
export type BackupSettings = {
  folder: string;
  /** A secret of this installation: whoever has it can make backups that are accepted here. */
  key: string;
  appVersion: string;
};
