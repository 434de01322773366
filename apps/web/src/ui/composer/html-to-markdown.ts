import TurndownService from 'turndown';
import { readStyles, readWordLists } from './office-html.ts';

const FORMATTED = 'a[href], b, strong, i, em, code, pre, ul, ol, blockquote, h1, h2, h3, h4, h5, h6';

const turndown = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '_',
});
turndown.remove(['style', 'script', 'head', 'title']);
turndown.addRule('picture', { filter: 'img', replacement: () => '' });
// Google Docs wraps everything it copies in such an element.
turndown.addRule('notBold', {
  filter: (node) => node.nodeName === 'B' && node.style.fontWeight === 'normal',
  replacement: (text) => text,
});

/** Copied rich text as Markdown; null when it has no formatting, so that its plain text is better. */
export function htmlToMarkdown(html: string): string | null {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  readWordLists(body);
  readStyles(body);
  if (!body.querySelector(FORMATTED)) return null;
  const markdown = turndown.turndown(body).replaceAll(/^(\s*(?:-|\d+\.)) {2,}/gm, '$1 ');
  return markdown.trim() === '' ? null : markdown;
}
