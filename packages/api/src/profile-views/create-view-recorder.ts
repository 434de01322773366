import type { Database } from '@guildhall/db';
import { countBusinessVisits } from '../businesses/activity/activity.commands.ts';
import type { Logger } from '../core/logger.ts';
import type { BusinessVisit, PageView, ViewRecorder } from '../core/view-recorder.ts';
import { createWriteBuffer } from '../core/write-buffer.ts';
import { countProfileViews } from './profile-views.commands.ts';

const AFTER_MS = 250;

/** Counts views of profiles and businesses in batches, four times a second. Close it before the database. */
export function createViewRecorder(db: Database, log: Logger): ViewRecorder & { close(): Promise<void> } {
  const profiles = createWriteBuffer<PageView>(log, {
    what: 'profile views',
    afterMs: AFTER_MS,
    write: (views) => countProfileViews(db, views),
  });
  const businesses = createWriteBuffer<BusinessVisit>(log, {
    what: 'visits of businesses',
    afterMs: AFTER_MS,
    write: (visits) => countBusinessVisits(db, visits),
  });
  return {
    profiles,
    businesses,
    close: async () => void (await Promise.all([profiles.close(), businesses.close()])),
  };
}
