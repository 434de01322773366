import type { RichText } from '@guildhall/markdown';
import { formattingOf } from '@guildhall/markdown/parse';
import { createVersionedCache } from '../cache/versioned-cache.ts';

/** Parses the texts of rows behind a cache: a post takes some 50 µs, an article more, and all have many readers. */
export function createTextParser(options?: Parameters<typeof formattingOf>[1]) {
  const cache = createVersionedCache<{ body: RichText | null }>();
  return ({ id, content }: { id: number; content: string }): RichText | null => {
    const known = cache.get(id, content);
    if (known) return known.body;
    const body = formattingOf(content, options);
    cache.set(id, content, { body });
    return body;
  };
}
