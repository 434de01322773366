import type { Database } from '@guildhall/db';
import { countBusinessLooks } from '../businesses/business-views.commands.ts';
import type { Logger } from '../core/context.ts';
import { gather } from '../core/gathered.ts';
import type { Look, Looks } from '../core/looks.ts';
import { countProfileLooks } from './profile-views.commands.ts';

const AFTER_MS = 250;

/** Counts looks at profiles and businesses together, four times a second; close it before the database. */
export function createLooks(db: Database, log: Logger): Looks & { close(): Promise<void> } {
  const profiles = gather<Look>(log, {
    what: 'looks at profiles',
    afterMs: AFTER_MS,
    write: (looks) => countProfileLooks(db, looks),
  });
  const businesses = gather<Look>(log, {
    what: 'looks at businesses',
    afterMs: AFTER_MS,
    write: (looks) => countBusinessLooks(db, looks),
  });
  return {
    profiles,
    businesses,
    close: async () => void (await Promise.all([profiles.close(), businesses.close()])),
  };
}
