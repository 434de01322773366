import { defineCommand } from 'citty';
import { resetSecondFactorOf } from '@guildhall/api';
import { email } from '@guildhall/api/ground/values/fields';
import { migrateToLatest } from '@guildhall/db';
import { OperatorError } from '../config/operator-error.ts';
import { backupSettings } from '../lifecycle/backup-settings.ts';
import { complain, say, withDatabase } from './operate.ts';

export const resetSecondFactorCommand = defineCommand({
  meta: {
    name: 'reset-second-factor',
    description:
      'Turns two-step sign-in off for who lost their phone and recovery codes; an audit entry says so.',
  },
  args: {
    email: { type: 'positional', required: true, description: 'Address that they sign in with' },
  },
  run: ({ args }) =>
    withDatabase(async (database, config) => {
      const { db, ownerUrl } = database;
      const address = email.safeParse(args.email);
      if (!address.success) throw new OperatorError(`${args.email} is not an email address.`);
      await migrateToLatest(db, ownerUrl);
      const host = { db, backups: await backupSettings(config, database), log: { error: complain } };
      if (!(await resetSecondFactorOf(host, address.data)))
        throw new OperatorError(`No account with the address ${address.data} has two-step sign-in.`);
      say(`Two-step sign-in of ${address.data} is off, and they are signed out everywhere.`);
    }),
});
