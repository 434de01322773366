import { z } from 'zod';
import type { RichText as Tree } from '@guildhall/markdown';

/**
 * A text that a member wrote, parsed; null when it has no formatting. Only the parser makes these trees and they hold nothing but the text, so they
 * are not checked node by node on the way out.
 */
export const RichText = z
  .custom<Tree>(Array.isArray)
  .meta({
    type: 'array',
    items: { type: 'object' },
    description:
      'The text parsed as Markdown: paragraphs, lists, quotes and code, with links and emphasis within. Null when ' +
      'it has no formatting: its paragraphs, between blank lines, are then to be shown as they are.',
  })
  .nullable();

/** Of a text that a member wrote; present where it is known, which takes a sentence or so. */
export const TextLanguage = z.string().optional().meta({
  description: 'The language that the text is written in, as a BCP 47 tag. Absent where nothing tells.',
});
