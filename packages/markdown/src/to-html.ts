import { hrefOf } from './links.ts';
import type { Block, Inline, RichText } from './rich-text.ts';

/** The text as HTML, for emails and feeds; `origin` completes links to the installation itself. */
export function toHtml(text: RichText, origin = ''): string {
  return blocks(text, origin);
}

const blocks = (children: Block[], origin: string): string =>
  children.map((child) => block(child, origin)).join('\n');

function block(node: Block, origin: string): string {
  switch (node.type) {
    case 'paragraph': {
      const html = inlines(node.children, origin);
      return node.isTight ? html : `<p>${html}</p>`;
    }
    case 'heading':
      return `<h${node.level}>${inlines(node.children, origin)}</h${node.level}>`;
    case 'quote':
      return `<blockquote>\n${blocks(node.children, origin)}\n</blockquote>`;
    case 'code':
      return `<pre><code>${escapeHtml(node.text)}</code></pre>`;
    default: {
      const items = node.items.map((item) => `<li>${blocks(item, origin)}</li>`).join('\n');
      if (node.start === null) return `<ul>\n${items}\n</ul>`;
      const start = node.start === 1 ? '' : ` start="${node.start}"`;
      return `<ol${start}>\n${items}\n</ol>`;
    }
  }
}

const inlines = (children: Inline[], origin: string): string =>
  children.map((child) => inline(child, origin)).join('');

function inline(node: Inline, origin: string): string {
  if (typeof node === 'string') return escapeHtml(node).replaceAll('\n', '<br>\n');
  switch (node.type) {
    case 'code':
      return `<code>${escapeHtml(node.text)}</code>`;
    case 'strong':
      return `<strong>${inlines(node.children, origin)}</strong>`;
    case 'emphasis':
      return `<em>${inlines(node.children, origin)}</em>`;
    default:
      return link(hrefOf(node.url), inlines(node.children, origin), origin);
  }
}

function link(href: string | null, html: string, origin: string): string {
  if (href === null) return html;
  const address = href.startsWith('/') ? origin + href : href;
  return `<a href="${escapeHtml(address)}" rel="nofollow ugc noopener noreferrer">${html}</a>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML, within and outside of attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
