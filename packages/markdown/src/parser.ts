import MarkdownIt, { type MarkdownIt as Parser } from 'markdown-it';
import { emphasizeAsMeant } from './emphasis.ts';
import { MAX_URL_LENGTH, hrefOf } from './links.ts';
import { mentionedBy } from './mentions.ts';
import { findTopics } from './topics.ts';

/** Levels of block tokens; a list takes two. What lies deeper is not parsed. */
export const MAX_NESTING = 20;

/** Longer titles of links end in no link, so that a text full of unclosed ones is not searched again and again. */
const MAX_TITLE = 500;

const HTTPS = 'https:';
const PREFIX = '//www.';

/** An address that begins with www is one of https. */
function linkWww({ linkify }: Parser): void {
  linkify.add('www.', {
    validate(text, at) {
      const rest = `${HTTPS}${PREFIX}${text.slice(at, at + MAX_URL_LENGTH)}`;
      return Math.max(0, linkify.testSchemaAt(rest, HTTPS, HTTPS.length) - PREFIX.length);
    },
    normalize(match) {
      match.url = `https://${match.url}`;
    },
  });
}

/**
 * CommonMark without raw HTML, character references, reference links, indented code, underlined headings and
 * thematic breaks; articles alone have images. Each of these would swallow or rewrite parts of the plain texts that members have always written.
 * The preset knows nothing, so this list is all there is.
 */
function makeParser(extra: string[]): Parser {
  const parser = new MarkdownIt('zero', { linkify: true, maxNesting: MAX_NESTING });
  parser.enable([
    'blockquote',
    'list',
    'fence',
    'newline',
    'escape',
    'backticks',
    'emphasis',
    'link',
    'autolink',
    'linkify',
    ...extra,
  ]);
  parser.validateLink = (url) => hrefOf(url) !== null || mentionedBy(url) !== null;
  // Links stay as written, since posts know their short links by it; `hrefOf` encodes them when they are followed.
  parser.normalizeLink = (url) => url;
  parser.normalizeLinkText = (url) => url;
  parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
  for (const scheme of ['ftp:', 'mailto:', '//']) parser.linkify.add(scheme, null);
  linkWww(parser);
  emphasizeAsMeant(parser);
  const { parseLinkTitle } = parser.helpers;
  parser.helpers.parseLinkTitle = (text, start, max, previous) =>
    parseLinkTitle(text, start, Math.min(max, start + MAX_TITLE), previous);
  return parser;
}

function makeParserOfTopics(): Parser {
  const parser = makeParser([]);
  findTopics(parser);
  return parser;
}

export const parsers = {
  plain: makeParser([]),
  withTopics: makeParserOfTopics(),
  withHeadings: makeParser(['heading']),
  withPictures: makeParser(['heading', 'image']),
};
