import { useEffect, useEffectEvent } from 'react';
import { importChunk } from '../../lib/lazy-chunk.ts';
import { editField } from './edit-field.ts';
import type { Format } from './format-text.ts';
import { shortcutLetter } from '../../lib/keys.ts';

const SHORTCUTS: Record<string, Format> = { b: 'bold', i: 'italic', k: 'link' };

const loadHtmlToMarkdown = () => import('./html-to-markdown.ts');

/** The shortcuts of a text field, and rich text that is pasted into it. */
export function useFieldEvents(field: HTMLTextAreaElement, onFormat: (format: Format) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const format = SHORTCUTS[shortcutLetter(event) ?? ''];
    if (format === undefined) return;
    event.preventDefault();
    // Elsewhere Ctrl+K opens the command palette.
    event.stopPropagation();
    onFormat(format);
  });
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    field.addEventListener('keydown', onKeyDown, { signal });
    field.addEventListener('paste', (event) => void pasteRichText(field, event), { signal });
    return () => listeners.abort();
  }, [field]);
}

/** Pastes rich text as Markdown, and everything else as the browser does. */
async function pasteRichText(field: HTMLTextAreaElement, event: ClipboardEvent): Promise<void> {
  const html = event.clipboardData?.getData('text/html') ?? '';
  const plain = event.clipboardData?.getData('text/plain') ?? '';
  // A copied picture comes as HTML without a text.
  if (html === '' || plain === '') return;
  event.preventDefault();
  const { selectionStart: start, selectionEnd: end } = field;
  const { htmlToMarkdown } = await importChunk(loadHtmlToMarkdown);
  const text = htmlToMarkdown(html) ?? plain;
  const caret = start + text.length;
  editField(field, { start, end, text, selectStart: caret, selectEnd: caret });
}
