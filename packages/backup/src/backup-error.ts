/** Why a backup cannot be made, read or restored. */
export type BackupErrorReason =
  /** Another backup or restore is running. */
  | 'busy'
  /** No such file in the folder. */
  | 'missing'
  /** A data export, which cannot be restored. */
  | 'export'
  /** Truncated, or changed since it was made. */
  | 'damaged'
  /** Signed with the key of another installation. */
  | 'foreign'
  /** Made by a newer version of the product. */
  | 'newer'
  /** Its data does not match its manifest, or violates a constraint of the database. */
  | 'inconsistent'
  /** Larger than may be uploaded. */
  | 'large'
  /** Not a backup at all. */
  | 'type'
  /** Uploaded although the folder has it. */
  | 'duplicate'
  /** Not enough disk space. */
  | 'space'
  /** The tables were locked by others during every attempt. */
  | 'locked'
  /** The list of deleted accounts has no valid signature. */
  | 'erasures'
  /** There is no previous snapshot to go back to. */
  | 'nothing';

/** An expected failure that an administrator can act on; the message is one sentence for them. */
export class BackupError extends Error {
  readonly reason: BackupErrorReason;

  constructor(reason: BackupErrorReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupError';
    this.reason = reason;
  }
}

/** The data of a part of the backup, a table or the files, is not what its manifest says. */
export const inconsistent = (part: string) =>
  new BackupError('inconsistent', `The data of this backup is inconsistent (${part})`);
