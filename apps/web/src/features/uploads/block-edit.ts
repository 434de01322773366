import type { Edit } from '../../ui/composer/format-text.ts';

type Field = Pick<HTMLTextAreaElement, 'value' | 'selectionEnd'>;

/** Inserts a block behind the line of the caret, with blank lines around it. */
export function blockEdit({ value, selectionEnd }: Field, block: string): Edit {
  const lineEnd = value.indexOf('\n', selectionEnd);
  const at = lineEnd === -1 ? value.length : lineEnd;
  const before = value.slice(0, at).trim() === '' ? '' : '\n\n';
  const after = value.startsWith('\n\n', at) ? '' : '\n\n';
  const caret = at + before.length + block.length + 2;
  return { start: at, end: at, text: before + block + after, selectStart: caret, selectEnd: caret };
}
