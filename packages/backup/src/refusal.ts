/** Why a backup cannot be made, read or restored. */
export type RefusalReason =
  /** Another backup or restore is under way. */
  | 'busy'
  /** No such file in the folder. */
  | 'missing'
  /** A data export, which cannot be restored. */
  | 'export'
  /** Cut off, or changed since it was made. */
  | 'damaged'
  /** Sealed with the key of another installation. */
  | 'foreign'
  /** Made by a newer version of the product. */
  | 'newer'
  /** What came out of the backup is not what went in, or breaks a rule of the database. */
  | 'inconsistent'
  /** Too little room on the disk. */
  | 'space'
  /** The tables were in use throughout. */
  | 'locked'
  /** The list of deleted accounts cannot be trusted. */
  | 'erasures'
  /** There is no former state to go back to. */
  | 'nothing';

/** A backup was refused for a reason a person can act on; the message is one sentence for them. */
export class BackupRefusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupRefusal';
    this.reason = reason;
  }
}
