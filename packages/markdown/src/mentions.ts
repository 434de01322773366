import type { Block, Inline, Mention, RichText } from './rich-text.ts';

/** A mention is a link to an id: `[@Ana Silva](m:12)`. The schemes are short, so that no search for words finds them. */
const SCHEMES = { member: 'm', business: 'b' } as const;
const TARGET = /^([mb]):([1-9]\d{0,8})$/;
const SOURCE = /\[((?:\\.|[^\\[\]])*)\]\(([mb]:[1-9]\d{0,8})\)/g;
const ESCAPED = /\\(.)/g;
const SPECIAL = /[\\`*_[\]<>]/g;

type Target = Pick<Mention, 'kind' | 'id'>;

/** Whom the address of a link mentions; null for an address that is no mention. */
export function mentionedBy(url: string): Target | null {
  const [, scheme, id] = TARGET.exec(url) ?? [];
  return scheme === undefined ? null : { kind: scheme === 'm' ? 'member' : 'business', id: Number(id) };
}

/** A mention as it stands in Markdown. */
export const mentionMarkdown = ({ kind, id, name }: Target & { name: string }): string =>
  `[@${name.replaceAll(SPECIAL, '\\$&')}](${SCHEMES[kind]}:${id})`;

/** Puts current names into Markdown; `nameOf` returns undefined for a mention to leave as it is. */
export const renameMentions = (markdown: string, nameOf: (target: Target) => string | undefined): string =>
  markdown.replaceAll(SOURCE, (written, _, url: string) => {
    const target = mentionedBy(url);
    const name = target === null ? undefined : nameOf(target);
    return target && name !== undefined ? mentionMarkdown({ ...target, name }) : written;
  });

/** Where mentions are in Markdown, and how readers see each: "@Ana Silva". */
export const mentionSources = (
  markdown: string,
): readonly { readonly at: number; readonly markdown: string; readonly shown: string }[] =>
  [...markdown.matchAll(SOURCE)].map((found) => ({
    at: found.index,
    markdown: found[0],
    shown: (found[1] ?? '').replaceAll(ESCAPED, '$1'),
  }));

/** The mentions in a text, in its order. */
export const mentionsIn = (text: RichText): Mention[] => text.flatMap(inBlock);

function inBlock(node: Block): Mention[] {
  if (node.type === 'code' || node.type === 'picture') return [];
  if (node.type === 'list') return node.items.flat().flatMap(inBlock);
  return node.type === 'quote' ? mentionsIn(node.children) : node.children.flatMap(inInline);
}

function inInline(node: Inline): Mention[] {
  if (typeof node === 'string' || node.type === 'code') return [];
  return node.type === 'mention' ? [node] : node.children.flatMap(inInline);
}

/** The same text with each mention replaced. */
export const mapMentions = (text: RichText, replace: (mention: Mention) => Mention): RichText =>
  text.map((node) => mapBlock(node, replace));

function mapBlock(node: Block, replace: (mention: Mention) => Mention): Block {
  if (node.type === 'code' || node.type === 'picture') return node;
  if (node.type === 'list') return { ...node, items: node.items.map((item) => mapMentions(item, replace)) };
  if (node.type === 'quote') return { ...node, children: mapMentions(node.children, replace) };
  return { ...node, children: mapInlines(node.children, replace) };
}

const mapInlines = (nodes: Inline[], replace: (mention: Mention) => Mention): Inline[] =>
  nodes.map((node) => {
    if (typeof node === 'string' || node.type === 'code') return node;
    return node.type === 'mention'
      ? replace(node)
      : { ...node, children: mapInlines(node.children, replace) };
  });
