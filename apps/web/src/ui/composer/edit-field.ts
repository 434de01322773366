import type { Edit } from './format-text.ts';
import type { FieldQuery } from './useFieldQuery.ts';

/**
 * Types an edit into the field, so that the browser's undo takes it back. `execCommand` is deprecated, but nothing
 * else adds to the undo history of a field.
 */
export function editField(field: HTMLTextAreaElement, edit: Edit): void {
  field.focus();
  field.setSelectionRange(edit.start, edit.end);
  const isTyped = document.execCommand(edit.text === '' ? 'delete' : 'insertText', false, edit.text);
  if (!isTyped) {
    field.setRangeText(edit.text, edit.start, edit.end);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  field.setSelectionRange(edit.selectStart, edit.selectEnd);
}

/** Puts the whole of what was being typed into the field, and a blank behind it. */
export function completeQuery(field: HTMLTextAreaElement, { start, text }: FieldQuery, whole: string): void {
  const caret = start + whole.length + 1;
  const end = start + 1 + text.length;
  editField(field, { start, end, text: `${whole} `, selectStart: caret, selectEnd: caret });
}
