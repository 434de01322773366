import type { RichText } from './rich-text.ts';

/** A text without formatting: blank lines separate its paragraphs. */
export const plainParagraphs = (text: string): RichText =>
  text.split('\n\n').map((paragraph) => ({ type: 'paragraph', children: [paragraph] }));

/** A text with its formatting; `body` is null when it has none. */
export const richTextOf = ({ content, body }: { content: string; body: RichText | null }): RichText =>
  body ?? plainParagraphs(content);
