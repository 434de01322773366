export { createBatchLoader, createQueryLoader } from './batch-loader.ts';
export {
  NO_JIT,
  type Database,
  type DatabaseOptions,
  type DatabaseTransaction,
  createDatabase,
  isPoolSaturated,
  poolOf,
} from './client.ts';
export { isLostConnection, sqlState } from './pg-errors.ts';
export { NewerDatabaseError, migrateProductSchema, migrateToLatest } from './migrate.ts';
export { PASSWORD_COST, type PasswordCost } from './password-cost.ts';
export { DatabaseBusyError } from './pool.ts';
export { retryPause } from './retry-pause.ts';
export { type ReplicaSet, createReplicaSet, primaryOf } from './replicas/replica-set.ts';
export type * from './schema.gen.ts';
export { violatedConstraint, withTransaction } from './transaction.ts';
export {
  type Expression,
  type ExpressionBuilder,
  type Insertable,
  type Selectable,
  type SqlBool,
  type Updateable,
  sql,
} from 'kysely';
