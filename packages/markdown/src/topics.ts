import type { MarkdownIt, Token } from 'markdown-it';
import type { Block, Inline, RichText } from './rich-text.ts';

/** Letters of every script with their marks, digits, and the signs by which some scripts join letters or keep them apart. */
const CHARACTER = String.raw`[\p{L}\p{M}\p{N}_\u200c\u200d]`;
/** As `isTopicName` has it, and with a letter: "#1" is a number. */
const NAME = String.raw`(?=[\p{N}\p{Lm}_]*[\p{Lu}\p{Ll}\p{Lt}\p{Lo}])${CHARACTER}{1,50}`;

/** Not within a word, a path, a query or a character reference. */
const WRITTEN = new RegExp(String.raw`(?<!${CHARACTER}|[&/=?#＃])[#＃](${NAME})(?!${CHARACTER})`, 'gu');

/** Whether a text may have topics at all. */
export const MAY_HAVE_TOPICS = /[#＃]/;

/** Where the installation lists the posts on a topic. */
const pathOf = (name: string) => `/feed?topic=${encodeURIComponent(name)}`;

/** A topic in a text: a link, so that every renderer of links shows it. */
export const topicLink = (name: string): Inline => ({
  type: 'link',
  url: pathOf(name),
  topic: name,
  children: [`#${name}`],
});

/** Has the parser find topics in what is text by then: no code, no link, and nothing that was escaped. */
export function findTopics(parser: MarkdownIt): void {
  parser.core.ruler.before('text_join', 'topics', (state) => {
    for (const block of state.tokens)
      if (block.children) block.children = withTopics(block.children, state.Token);
  });
}

/** After these a sign stands within a word, or was escaped. */
const NO_BEGINNING = new Set(['text_special', 'code_inline', 'link_close', 'em_close', 'strong_close']);

function withTopics(tokens: Token[], TokenClass: typeof Token): Token[] {
  let links = 0;
  return tokens.flatMap((token, index) => {
    if (token.type === 'link_open') links += 1;
    if (token.type === 'link_close') links -= 1;
    if (token.type !== 'text' || links > 0 || !MAY_HAVE_TOPICS.test(token.content)) return [token];
    const parts: Token[] = [];
    const add = (type: string, content: string) => {
      if (content === '') return;
      const part = new TokenClass(type, '', 0);
      Object.assign(part, { content, level: token.level });
      parts.push(part);
    };
    let last = 0;
    for (const { index: at, 0: written, 1: name = '' } of token.content.matchAll(WRITTEN)) {
      if (at === 0 && NO_BEGINNING.has(tokens[index - 1]?.type ?? '')) continue;
      add('text', token.content.slice(last, at));
      add('topic', name);
      last = at + written.length;
    }
    add('text', token.content.slice(last));
    return parts;
  });
}

/** The topics of a text as they are written in it, in its order. */
export const topicsIn = (text: RichText): string[] => text.flatMap(inBlock);

function inBlock(node: Block): string[] {
  if (node.type === 'code' || node.type === 'picture') return [];
  if (node.type === 'list') return node.items.flat().flatMap(inBlock);
  return node.type === 'quote' ? topicsIn(node.children) : node.children.flatMap(inInline);
}

function inInline(node: Inline): string[] {
  if (typeof node === 'string' || node.type === 'code' || node.type === 'mention') return [];
  return node.type === 'link' && node.topic !== undefined ? [node.topic] : node.children.flatMap(inInline);
}
