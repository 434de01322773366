import { formattingOf } from '@guildhall/markdown/parse';
import { cachedReading } from '../core/reading-cache.ts';

/** Parses what a row says, behind a cache: a post takes some 50 µs, and every reader of the feed asks for twenty. */
export const createTextParser = () =>
  cachedReading(({ content }: { content: string }) => formattingOf(content));
