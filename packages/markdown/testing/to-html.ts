import { type Block, type Inline, type Mention, type RichText, escapeHtml, hrefOf } from '../src/index.ts';

/** The text as HTML, to compare the tree with the CommonMark specification and with the pages. */
export const toHtml = (text: RichText): string => blocks(text);

const blocks = (children: Block[]): string => children.map((child) => block(child)).join('\n');

function block(node: Block): string {
  switch (node.type) {
    case 'paragraph': {
      const html = inlines(node.children);
      return node.isTight ? html : `<p>${html}</p>`;
    }
    case 'heading':
      return `<h${node.level}>${inlines(node.children)}</h${node.level}>`;
    case 'quote':
      return `<blockquote>\n${blocks(node.children)}\n</blockquote>`;
    case 'picture':
      return `<img src="${escapeHtml(node.address)}" alt="${escapeHtml(node.alt)}">`;
    case 'code':
      return `<pre><code>${escapeHtml(node.text)}</code></pre>`;
    case 'list': {
      const items = node.items.map((item) => `<li>${blocks(item)}</li>`).join('\n');
      if (node.start === null) return `<ul>\n${items}\n</ul>`;
      const start = node.start === 1 ? '' : ` start="${node.start}"`;
      return `<ol${start}>\n${items}\n</ol>`;
    }
  }
}

const inlines = (children: Inline[]): string => children.map((child) => inline(child)).join('');

function inline(node: Inline): string {
  if (typeof node === 'string') return escapeHtml(node).replaceAll('\n', '<br>\n');
  switch (node.type) {
    case 'code':
      return `<code>${escapeHtml(node.text)}</code>`;
    case 'strong':
      return `<strong>${inlines(node.children)}</strong>`;
    case 'mention':
      return mention(node);
    case 'emphasis':
      return `<em>${inlines(node.children)}</em>`;
    case 'link':
      return link(hrefOf(node.url), inlines(node.children));
  }
}

function link(href: string | null, html: string): string {
  if (href === null) return html;
  return `<a href="${escapeHtml(href)}" rel="nofollow ugc noopener noreferrer">${html}</a>`;
}

function mention({ name, path }: Mention): string {
  const html = `@${escapeHtml(name)}`;
  return path === null ? html : `<a href="${escapeHtml(path)}">${html}</a>`;
}
