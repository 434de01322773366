import { defineCommand } from 'citty';
import { readUnreadProfiles } from '@guildhall/api';
import { migrateToLatest } from '@guildhall/db';
import { OperatorError } from '../config/operator-error.ts';
import { seedDemoIfEmpty } from '../lifecycle/seed.ts';
import { say, withDatabase } from './operate.ts';

const MOST = 1_000_000;

export const seedCommand = defineCommand({
  meta: {
    name: 'seed',
    description: 'Sets up the demo community in an empty database, or adds made-up members.',
  },
  args: {
    members: { type: 'string', description: 'Adds this many made-up members instead', valueHint: 'number' },
  },
  run: ({ args }) =>
    withDatabase(async ({ db, ownerUrl }, { mode, storage }) => {
      if (mode === 'production')
        throw new OperatorError('The seed refuses to run when NODE_ENV is production.');
      const count = args.members === undefined ? undefined : countOf(args.members);
      await migrateToLatest(db, ownerUrl);
      if (count === undefined) {
        if (!(await seedDemoIfEmpty(db, storage, say)))
          throw new OperatorError('The database already has members, so the demo was not set up.');
        return;
      }
      const { seedMembers } = await import('@guildhall/demo');
      await seedMembers(db, { count, now: new Date() });
      await readUnreadProfiles(db);
      say(`Added ${count} members.`);
    }),
});

function countOf(text: string): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= MOST) return count;
  throw new OperatorError(`--members must be a whole number from 1 to ${MOST}.`);
}
