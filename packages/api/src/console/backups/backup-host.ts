import { type BackupPlace, BackupError, type BackupErrorReason } from '@guildhall/backup';
import { type Database, poolOf } from '@guildhall/db';
import { TRPCError } from '@trpc/server';
import type { BackupSettings } from '../../ground/core/backup-settings.ts';
import type { MemberContext } from '../../ground/core/context.ts';
import {
  ErrorDetails,
  conflict,
  notFound,
  tooLarge,
  unavailable,
  unprocessable,
} from '../../ground/errors/errors.ts';
import type { Logger } from '../../ground/core/logger.ts';
import type { ProductConfig } from '../../ground/values/product-config.ts';
import { STORED_ADDRESSES, storageKeysOf } from '../../files/uploads/stored-files.ts';

/** What backup operations need besides a caller, because the scheduler and the command line run them too. */
export type BackupHost = { db: Database; backups: BackupSettings; log: Logger };

/** Restores also need what the installation is configured to ask of members. */
export type RestoreHost = BackupHost & { config: Pick<ProductConfig, 'requiresConfirmedEmail'> };

/** The administrator who started it; null for the scheduler and the command line. */
export type BackupActor = {
  id: number;
  role: string;
  sessionKey: string | null;
  ip: string;
  requestId: string;
} | null;

export const hostOf = ({ db, services }: MemberContext): RestoreHost => ({
  db,
  config: services.config,
  backups: services.backups,
  log: services.log,
});

export const actorOf = ({ viewer, request }: MemberContext): BackupActor => ({
  id: viewer.id,
  role: viewer.role,
  sessionKey: viewer.sessionKey,
  ip: request.ip,
  requestId: request.id,
});

export const placeOf = ({ db, backups: { ownerUrl, storage, ...backups } }: BackupHost): BackupPlace => ({
  ...backups,
  files: storage && { select: STORED_ADDRESSES, keysOf: storageKeysOf, store: storage },
  connectionString: ownerUrl ?? poolOf(db).options.connectionString ?? '',
});

const ERRORS: Record<BackupErrorReason, (message: string) => TRPCError> = {
  busy: conflict,
  missing: notFound,
  export: conflict,
  duplicate: conflict,
  type: unprocessable,
  large: (message) => tooLarge(message, [{ path: 'file', message }]),
  damaged: unprocessable,
  foreign: unprocessable,
  newer: unprocessable,
  inconsistent: unprocessable,
  space: (message) =>
    new TRPCError({ code: 'SERVICE_UNAVAILABLE', message, cause: new ErrorDetails({ retryAfter: 60 }) }),
  locked: (message) => unavailable(message, 5),
  erasures: conflict,
  nothing: conflict,
};

/** A BackupError as a TRPCError; any other error unchanged. */
export function asAnswer(error: unknown): unknown {
  return error instanceof BackupError ? ERRORS[error.reason](error.message) : error;
}

/** One sentence for the journal. The details of an unexpected error are only in the log. */
export function reasonOf(error: unknown): string {
  return error instanceof BackupError ? error.message : 'Something went wrong; the log says what';
}
