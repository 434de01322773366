import { defineCommand } from 'citty';
import {
  forgetReadings,
  readUnreadProfiles,
  refreshBusinessTerms,
  refreshOpportunityTerms,
} from '@guildhall/api';
import { say, withDatabase } from './operate.ts';

export const reindexCommand = defineCommand({
  meta: {
    name: 'reindex',
    description:
      'Reads the profiles that matching has not read yet, and goes on where it was stopped. A running server does so by itself.',
  },
  args: {
    all: { type: 'boolean', description: 'Reads all profiles again, after a change of the data of matching' },
  },
  run: ({ args }) =>
    withDatabase(async ({ db }) => {
      if (args.all) await forgetReadings(db);
      const count = await readUnreadProfiles(db, (read) => say(`Read ${read} profiles ...`));
      say(`Read the profiles of ${count} members.`);
      say(`Computed the terms of ${await refreshBusinessTerms(db, 'all')} businesses.`);
      say(`Computed the terms of ${await refreshOpportunityTerms(db)} opportunities.`);
    }),
});
