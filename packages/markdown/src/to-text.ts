import type { Block, Inline, RichText } from './rich-text.ts';

/** The text without formatting, for emails, search, previews and notifications. Links show where they lead. */
export function plainText(text: RichText): string {
  return blocks(text, '\n\n');
}

const blocks = (children: Block[], gap: string): string => children.map(block).join(gap);

function block(node: Block): string {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return inlines(node.children);
    case 'quote':
      return indent(blocks(node.children, '\n\n'), '> ', '> ');
    case 'picture':
      return node.caption || node.alt;
    case 'code':
      return node.text.replace(/\n$/, '');
    case 'list':
      return node.items
        .map((item, index) => {
          const marker = node.start === null ? '• ' : `${node.start + index}. `;
          const isTight = item.some((child) => child.type === 'paragraph' && child.isTight);
          return indent(blocks(item, isTight ? '\n' : '\n\n'), marker, ' '.repeat(marker.length));
        })
        .join('\n');
  }
}

const indent = (text: string, first: string, rest: string) => first + text.replaceAll('\n', `\n${rest}`);

const inlines = (children: Inline[]): string => children.map(inline).join('');

function inline(node: Inline): string {
  if (typeof node === 'string') return node;
  switch (node.type) {
    case 'code':
      return node.text;
    case 'mention':
      return `@${node.name}`;
    case 'link': {
      const shown = inlines(node.children);
      return shown === node.url || node.topic !== undefined ? shown : `${shown} (${node.url})`;
    }
    case 'strong':
    case 'emphasis':
      return inlines(node.children);
  }
}
