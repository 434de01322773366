import { type Database, type ReplicaSet, createReplicaSet } from '@guildhall/db';
import type { Logger } from '@guildhall/api';
import type { Config } from '../config/config.ts';

/** The replicas of DATABASE_REPLICA_URL; undefined without any. One that cannot be reached is left out until it can. */
export function openReplicas(
  { databaseReplicaUrls }: Config,
  primary: Database,
  log: Logger,
): ReplicaSet | undefined {
  if (databaseReplicaUrls.length === 0) return undefined;
  return createReplicaSet(primary, databaseReplicaUrls, {
    onChange: (replica, isInUse) =>
      isInUse ? log.info({ replica }, 'replica in use') : log.warn({ replica }, 'replica left out'),
    onPoolError: (error) => log.warn({ err: error }, 'replica connection lost'),
  });
}
