import { defineCommand } from 'citty';
import { signAudit } from '@guildhall/api';
import { migrateToLatest } from '@guildhall/db';
import { backupSettings } from '../lifecycle/backup-settings.ts';
import { complain, say, withDatabase } from './operate.ts';

export const signAuditCommand = defineCommand({
  meta: {
    name: 'sign-audit',
    description: 'Signs the audit as it stands, after a change of the key or an inquiry; an entry says so.',
  },
  run: () =>
    withDatabase(async (database, config) => {
      const { db, ownerUrl } = database;
      await migrateToLatest(db, ownerUrl);
      const log = { warn() {}, error: complain };
      await signAudit({ db, backups: await backupSettings(config, database), log });
      say('The audit is signed as it stands; an entry in it says so.');
    }),
});
