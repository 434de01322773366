import type { Token } from 'markdown-it';
import { isMisleading } from './links.ts';
import { mentionedBy } from './mentions.ts';
import { MAX_NESTING, parsers } from './parser.ts';
import { isOwnPicture } from './pictures.ts';
import { plainParagraphs } from './plain-paragraphs.ts';
import type { Block, HeadingLevel, Inline, RichText } from './rich-text.ts';
import { plainText } from './to-text.ts';
import { MAY_HAVE_TOPICS, topicLink } from './topics.ts';

/** Browsers and mail readers show no more nodes than this; a longer text is shown as written. */
const MAX_NODES = 10_000;

/** Formats within formats; deeper ones have no effect. */
const MAX_INLINE_DEPTH = 8;

type Options = {
  /** Articles and pages have headings; in short texts a leading # has no meaning. */
  hasHeadings?: boolean;
  /** Articles have pictures as well, those that were uploaded here; others become links. */
  hasPictures?: boolean;
  /** Posts have topics: words with a # before them. */
  hasTopics?: boolean;
};

/**
 * Parses Markdown into a tree of at most 10,000 nodes and bounded depth. Every text is valid Markdown; what is
 * nested too deep or has too many parts comes back as plain paragraphs, so that nothing is ever lost.
 */
export function parseMarkdown(markdown: string, options: Options = {}): RichText {
  const tokens = parserFor(options).parse(markdown, {});
  const nodes = tokens.reduce((count, { children }) => count + 1 + (children?.length ?? 0), 0);
  return nodes > MAX_NODES || tokens.some(isCutOff) ? [plainParagraph(markdown)] : blocksOf(tokens.values());
}

function parserFor({ hasHeadings = false, hasPictures = false, hasTopics = false }: Options) {
  if (hasTopics) return parsers.withTopics;
  if (hasPictures) return parsers.withPictures;
  return hasHeadings ? parsers.withHeadings : parsers.plain;
}

/**
 * What a text without formatting does not have: characters of inline syntax, addresses, the beginnings of lists, quotes,
 * headings and code, and white space that parsing would drop.
 */
const MAY_BE_SYNTAX = /[*_`[\]\\<\t\r\0]|:\/\/|[wW]{3}\.|\n{3}|^(?:[^\S\n]|[-+>#~]|\d+[.)])|[^\S\n]$/m;

/** The parsed text; null when it has no formatting, so that `plainParagraphs` of it is the same. */
export function formattingOf(markdown: string, options?: Options): RichText | null {
  const isPlain = !MAY_BE_SYNTAX.test(markdown) && !(options?.hasTopics && MAY_HAVE_TOPICS.test(markdown));
  if (markdown.trim() === markdown && isPlain) return null;
  const text = parseMarkdown(markdown, options);
  return JSON.stringify(text) === JSON.stringify(plainParagraphs(markdown)) ? null : text;
}

/** The parser skips what stands within such a block. */
const isCutOff = ({ type, level }: Token) =>
  (type === 'blockquote_open' || type === 'list_item_open') && level >= MAX_NESTING - 1;

/** The text as written. */
const plainParagraph = (text: string): Block => ({ type: 'paragraph', children: [text] });

/** Tokens come in pairs of opening and closing ones, with what is within between them. */
type Tokens = Iterator<Token>;

/** The next token; undefined at the end of the text or of what was opened last. */
function nextWithin(tokens: Tokens): Token | undefined {
  const { value, done } = tokens.next();
  return done || value.nesting === -1 ? undefined : value;
}

function blocksOf(tokens: Tokens): Block[] {
  const blocks: Block[] = [];
  for (let token = nextWithin(tokens); token; token = nextWithin(tokens))
    blocks.push(...blocksAt(token, tokens));
  return blocks;
}

function blocksAt(token: Token, tokens: Tokens): Block[] {
  if (token.type !== 'paragraph_open') return [blockOf(token, tokens)];
  const blocks: Block[] = [];
  for (let inline = nextWithin(tokens); inline; inline = nextWithin(tokens))
    blocks.push(...paragraphsOf(inline.children ?? [], token.hidden));
  return blocks;
}

/** A paragraph; each picture in it is a block of its own, between what stands before and after. */
function paragraphsOf(tokens: Token[], isTight: boolean): Block[] {
  const blocks: Block[] = [];
  const addText = (part: Token[]) => {
    const children = inlinesOf(part.values(), 0);
    if (children.length > 0) blocks.push({ type: 'paragraph', ...(isTight && { isTight }), children });
  };
  let from = 0;
  for (const [index, token] of tokens.entries()) {
    if (!isPicture(token)) continue;
    addText(withoutBreaks(tokens.slice(from, index)));
    blocks.push(pictureOf(token));
    from = index + 1;
  }
  addText(from === 0 ? tokens : withoutBreaks(tokens.slice(from)));
  return blocks;
}

const isPicture = (token: Token) =>
  token.type === 'image' && token.level === 0 && isOwnPicture(String(token.attrGet('src')));

const pictureOf = (token: Token): Block => ({
  type: 'picture',
  address: String(token.attrGet('src')),
  alt: altOf(token),
  caption: String(token.attrGet('title') ?? ''),
});

const altOf = (token: Token) =>
  plainText([{ type: 'paragraph', children: inlinesOf((token.children ?? []).values(), 0) }]);

/** Lines end before and after a picture anyway. */
function withoutBreaks(tokens: Token[]): Token[] {
  const first = tokens.findIndex(isShown);
  return first === -1 ? [] : tokens.slice(first, tokens.findLastIndex(isShown) + 1);
}

const isShown = ({ type, content }: Token) =>
  type !== 'softbreak' && type !== 'hardbreak' && (type !== 'text' || content.trim() !== '');

function blockOf(token: Token, tokens: Tokens): Block {
  switch (token.type) {
    case 'blockquote_open':
      return { type: 'quote', children: blocksOf(tokens) };
    case 'bullet_list_open':
      return { type: 'list', start: null, items: itemsOf(tokens) };
    case 'ordered_list_open':
      return { type: 'list', start: Number(token.attrGet('start') ?? 1), items: itemsOf(tokens) };
    case 'fence':
      return { type: 'code', text: token.content };
    default:
      return { type: 'heading', level: levelOf(token), children: textOf(tokens) };
  }
}

function itemsOf(tokens: Tokens): Block[][] {
  const items: Block[][] = [];
  while (nextWithin(tokens)) items.push(blocksOf(tokens));
  return items;
}

/** Authors begin with # or with ##; both stand right below the title. */
const levelOf = ({ tag }: Token): HeadingLevel => (tag === 'h1' || tag === 'h2' ? 2 : tag === 'h3' ? 3 : 4);

/** What is within a heading. */
function textOf(tokens: Tokens): Inline[] {
  const text: Inline[] = [];
  for (let token = nextWithin(tokens); token; token = nextWithin(tokens))
    text.push(...inlinesOf((token.children ?? []).values(), 0));
  return text;
}

function inlinesOf(tokens: Tokens, depth: number): Inline[] {
  const inlines: Inline[] = [];
  for (let token = nextWithin(tokens); token; token = nextWithin(tokens))
    for (const inline of inlineOf(token, tokens, depth)) append(inlines, inline);
  return inlines;
}

/** Neighboring texts become one. */
function append(inlines: Inline[], inline: Inline): void {
  const last = inlines.at(-1);
  if (typeof inline === 'string' && typeof last === 'string') inlines[inlines.length - 1] = last + inline;
  else if (inline !== '') inlines.push(inline);
}

function inlineOf(token: Token, tokens: Tokens, depth: number): Inline[] {
  switch (token.type) {
    case 'softbreak':
    case 'hardbreak':
      return ['\n'];
    case 'code_inline':
      return [{ type: 'code', text: token.content }];
    case 'topic':
      return [topicLink(token.content)];
    case 'image':
      return depth === 0 ? [linkOf(String(token.attrGet('src')), [altOf(token)])] : [altOf(token)];
    case 'link_open':
      return [linkOf(String(token.attrGet('href')), inlinesOf(tokens, depth + 1))];
    case 'strong_open':
    case 'em_open': {
      const children = inlinesOf(tokens, depth + 1);
      const type = token.type === 'em_open' ? 'emphasis' : 'strong';
      return depth < MAX_INLINE_DEPTH ? [{ type, children }] : children;
    }
    default:
      return [token.content];
  }
}

/** A mention, or a link. One whose text shows another address than its own is shown with its own. */
function linkOf(url: string, children: Inline[]): Inline {
  const text = plainText([{ type: 'paragraph', children }]);
  const mentioned = mentionedBy(url);
  if (mentioned) return { type: 'mention', ...mentioned, name: text.replace(/^@/, ''), path: null };
  return { type: 'link', url, children: text === '' || isMisleading(text, url) ? [url] : children };
}
