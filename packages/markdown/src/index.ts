export { escapeHtml } from './escape-html.ts';
export { hrefOf, isWebLink } from './links.ts';
export { plainParagraphs, richTextOf } from './plain-paragraphs.ts';
export type { Block, Inline, RichText } from './rich-text.ts';
export { plainText } from './to-text.ts';
export { urlsIn } from './urls-in.ts';
