import { defineCommand } from 'citty';

/** Commands are loaded lazily. */
export const mainCommand = defineCommand({
  meta: { name: 'guildhall', description: 'A professional network and business directory.' },
  subCommands: {
    start: () => import('./start.command.ts').then(({ startCommand }) => startCommand),
    dev: () => import('./start.command.ts').then(({ devCommand }) => devCommand),
    build: () => import('./build.command.ts').then(({ buildCommand }) => buildCommand),
    migrate: () => import('./migrate.command.ts').then(({ migrateCommand }) => migrateCommand),
    seed: () => import('./seed.command.ts').then(({ seedCommand }) => seedCommand),
    reindex: () => import('./reindex.command.ts').then(({ reindexCommand }) => reindexCommand),
    backup: () => import('./backup.commands.ts').then(({ backupCommand }) => backupCommand),
    'verify-backup': () =>
      import('./backup.commands.ts').then(({ verifyBackupCommand }) => verifyBackupCommand),
    restore: () => import('./backup.commands.ts').then(({ restoreCommand }) => restoreCommand),
    'sign-audit': () => import('./sign-audit.command.ts').then(({ signAuditCommand }) => signAuditCommand),
    'setup-address': () =>
      import('./setup-address.command.ts').then(({ setupAddressCommand }) => setupAddressCommand),
    'reset-second-factor': () =>
      import('./reset-second-factor.command.ts').then(
        ({ resetSecondFactorCommand }) => resetSecondFactorCommand,
      ),
    'create-admin': () =>
      import('./create-admin.command.ts').then(({ createAdminCommand }) => createAdminCommand),
  },
});
