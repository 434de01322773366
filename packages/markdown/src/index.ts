export { escapeHtml } from './escape-html.ts';
export { hrefOf, isWebLink } from './links.ts';
export { mapMentions, mentionMarkdown, mentionSources, mentionsIn, renameMentions } from './mentions.ts';
export { isOwnPicture, pictureMarkdown, picturesIn } from './pictures.ts';
export { plainParagraphs, richTextOf } from './plain-paragraphs.ts';
export type { Block, Inline, Mention, RichText } from './rich-text.ts';
export { plainText } from './to-text.ts';
export { linksIn, urlsIn } from './urls-in.ts';
