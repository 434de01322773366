import { defineCommand } from 'citty';
import { refreshAllDerived, refreshBusinessTerms } from '@guildhall/api';
import { say, withDatabase } from './operate.ts';

export const reindexCommand = defineCommand({
  meta: {
    name: 'reindex',
    description: 'Recomputes the search columns of matching, after an import or a change of its data.',
  },
  run: () =>
    withDatabase(async ({ db }) => {
      say(`Computed the terms of ${await refreshAllDerived(db)} members.`);
      say(`Computed the terms of ${await refreshBusinessTerms(db, 'all')} businesses.`);
    }),
});
