import type { Database } from '@guildhall/db';
import { countArticleReaders } from '../../../publishing/articles/article-readers.commands.ts';
import { countBusinessVisits } from './activity.commands.ts';
import type { Logger } from '../../../ground/core/logger.ts';
import type {
  ArticleReader,
  BusinessVisit,
  PageView,
  ViewRecorder,
} from '../../../ground/core/view-recorder.ts';
import { createWriteBuffer } from '../../../ground/core/write-buffer.ts';
import { countProfileViews } from '../../../people/profile-views/profile-views.commands.ts';

const AFTER_MS = 250;

/** Counts views of profiles, businesses and articles in batches, four times a second. Close it before the database. */
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
  const articles = createWriteBuffer<ArticleReader>(log, {
    what: 'readers of articles',
    afterMs: AFTER_MS,
    write: (readers) => countArticleReaders(db, readers),
  });
  const buffers = { profiles, businesses, articles };
  return {
    ...buffers,
    close: async () => void (await Promise.all(Object.values(buffers).map((buffer) => buffer.close()))),
  };
}
