import { isWebLink } from './links.ts';
import type { Block, Inline, RichText } from './rich-text.ts';

/** The web addresses that a text links to, in its order, as written. */
export const urlsIn = (text: RichText): string[] => text.flatMap(urlsInBlock);

function urlsInBlock(node: Block): string[] {
  if (node.type === 'code' || node.type === 'picture') return [];
  if (node.type === 'list') return node.items.flat().flatMap(urlsInBlock);
  return node.type === 'quote' ? urlsIn(node.children) : node.children.flatMap(urlsInInline);
}

function urlsInInline(node: Inline): string[] {
  if (typeof node === 'string' || node.type === 'code' || node.type === 'mention') return [];
  if (node.type === 'link') return isWebLink(node.url) ? [node.url] : [];
  return node.children.flatMap(urlsInInline);
}
