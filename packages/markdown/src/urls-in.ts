import { isWebLink } from './links.ts';
import type { Block, Inline, RichText } from './rich-text.ts';

/** What a text links to, in its order, as written: web addresses, mail addresses and paths of the installation. */
export const linksIn = (text: RichText): string[] => text.flatMap(linksInBlock);

/** The web addresses that a text links to, in its order, as written. */
export const urlsIn = (text: RichText): string[] => linksIn(text).filter(isWebLink);

function linksInBlock(node: Block): string[] {
  if (node.type === 'code' || node.type === 'picture') return [];
  if (node.type === 'list') return node.items.flat().flatMap(linksInBlock);
  return node.type === 'quote' ? linksIn(node.children) : node.children.flatMap(linksInInline);
}

function linksInInline(node: Inline): string[] {
  if (typeof node === 'string' || node.type === 'code' || node.type === 'mention') return [];
  if (node.type === 'link') return node.topic === undefined ? [node.url] : [];
  return node.children.flatMap(linksInInline);
}
