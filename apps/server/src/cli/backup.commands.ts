import { createInterface } from 'node:readline/promises';
import { defineCommand } from 'citty';
import { type RestoreHost, findLastRestore, makeFullBackup, placeOf, restoreFrom } from '@guildhall/api';
import { BackupError, verifyBackup, withBackupLock } from '@guildhall/backup';
import { migrateToLatest } from '@guildhall/db';
import { backupSettings } from '../lifecycle/backup-settings.ts';
import { OperatorError } from '../config/operator-error.ts';
import { complain, say, withDatabase } from './operate.ts';

const file = {
  type: 'positional',
  required: true,
  description: 'Name of a full backup in the backup folder',
} as const;

export const backupCommand = defineCommand({
  meta: { name: 'backup', description: 'Makes a full backup and verifies it by restoring it.' },
  run: () =>
    withBackups(async (host) => {
      const name = await makeFullBackup(host, { origin: 'admin', actor: null });
      say(`Made and verified ${name}`);
    }),
});

export const verifyBackupCommand = defineCommand({
  meta: {
    name: 'verify-backup',
    description: 'Restores a backup beside the live data and compares every table.',
  },
  args: { file },
  run: ({ args }) =>
    withBackups(async (host) => {
      const place = placeOf(host);
      const { tables, rows, milliseconds } = await withBackupLock(place, (signal) =>
        verifyBackup(place, args.file, { signal }),
      );
      say(
        `${args.file} is intact: ${rows} rows in ${tables} tables, verified in ${(milliseconds / 1_000).toFixed(1)} s.`,
      );
    }),
});

export const restoreCommand = defineCommand({
  meta: { name: 'restore', description: 'Replaces all data by that of a full backup.' },
  args: { file, yes: { type: 'boolean', description: 'Does not ask' } },
  run: ({ args }) =>
    withBackups(async (host) => {
      if (!args.yes && !(await confirm(args.file))) throw new OperatorError('Nothing was changed.');
      await restoreFrom(host, args.file, { actor: null });
      say(`Restored ${args.file}. Everyone has to sign in again.`);
      const kept = await findLastRestore(host.db);
      if (kept)
        say(
          `Later changes to accounts: ${kept.repeated} repeated, ${kept.erasedAgain} deleted again, ${kept.leftAsIs} left as in the backup. The console lists them under Backup.`,
        );
    }),
});

async function confirm(name: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new OperatorError('This overwrites all current data: say --yes if you are sure.');
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(
    `Are you sure you want to restore from ${name}? This will overwrite all current data! (yes/no) `,
  );
  prompt.close();
  return answer.trim().toLowerCase() === 'yes';
}

/** Prints an expected error as its one-sentence message. */
function withBackups(work: (host: RestoreHost) => Promise<void>): Promise<void> {
  return withDatabase(async (database, config) => {
    const { db, ownerUrl } = database;
    await migrateToLatest(db, ownerUrl);
    const log = { info() {}, warn: ({ err }: { err?: unknown }) => complain(err), error: complain };
    try {
      await work({ db, backups: await backupSettings(config, database), log, config: config.product });
    } catch (error) {
      throw error instanceof BackupError ? new OperatorError(`${error.message}.`, { cause: error }) : error;
    }
  });
}
