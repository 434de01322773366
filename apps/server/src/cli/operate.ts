import { NewerDatabaseError } from '@guildhall/db';
import { type Config, readConfig } from '../config/config.ts';
import { type OpenDatabase, openDatabase } from '../lifecycle/database.ts';
import { OperatorError } from '../config/operator-error.ts';

export const say = (line: string) => console.log(line);

/** Prints an error the operator can fix as one sentence, and sets a failing exit code. */
export async function operate(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    complain(error);
    process.exit(1);
  }
}

export function complain(error: unknown): void {
  const isExplained = error instanceof OperatorError || error instanceof NewerDatabaseError;
  console.error(isExplained ? error.message : error);
}

/** Runs a one-off task on the configured database; a server may be running at the same time. */
export function withDatabase(work: (database: OpenDatabase, config: Config) => Promise<void>): Promise<void> {
  return operate(async () => {
    const config = readConfig();
    const database = await openDatabase(config, { say, onPoolError: complain, joinRunning: true });
    try {
      await work(database, config);
    } finally {
      await database.close();
    }
  });
}
