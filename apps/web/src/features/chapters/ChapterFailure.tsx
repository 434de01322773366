import { paths } from '../../lib/paths.ts';
import { type Failure, PageFailure } from '../errors/PageFailure.tsx';
import { chapterMessages as messages } from './chapter.messages.ts';

/** Shown for the address of a chapter that does not exist, or is not for this reader, or could not be loaded. */
export const ChapterFailure = (failure: Failure) => (
  <PageFailure {...failure} missing={{ ...messages.notFound, to: paths.chapters() }} />
);
