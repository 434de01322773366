import { defineCommand } from 'citty';
import { migrateToLatest } from '@guildhall/db';
import { say, withDatabase } from './operate.ts';

export const migrateCommand = defineCommand({
  meta: { name: 'migrate', description: 'Brings the database to the newest version.' },
  run: () =>
    withDatabase(async ({ db, ownerUrl }) => {
      const { applied } = await migrateToLatest(db, ownerUrl);
      for (const name of applied) say(`Applied ${name}`);
      if (applied.length === 0) say('The database is up to date.');
    }),
});
