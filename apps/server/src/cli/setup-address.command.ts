import { defineCommand } from 'citty';
import { migrateToLatest } from '@guildhall/db';
import { OperatorError } from '../config/operator-error.ts';
import { renewSetupAddress } from '../lifecycle/setup-address.ts';
import { say, withDatabase } from './operate.ts';

export const setupAddressCommand = defineCommand({
  meta: {
    name: 'setup-address',
    description: 'Prints a new address for setting up a community without an administrator.',
  },
  run: () =>
    withDatabase(async ({ db, ownerUrl }, config) => {
      await migrateToLatest(db, ownerUrl);
      const line = await renewSetupAddress(db, config.product.publicOrigin);
      if (line === null)
        throw new OperatorError(
          'This community already has an administrator; create-admin makes another one.',
        );
      say(line);
    }),
});
