import type { Edit } from './format-text.ts';

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
