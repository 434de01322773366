import { expect, test } from 'vitest';
import { blockEdit } from './block-edit.ts';

const insert = (written: string) => {
  const selectionEnd = written.indexOf('|');
  const value = written.replace('|', '');
  const { start, end, text, selectStart } = blockEdit({ value, selectionEnd }, 'PICTURE');
  const edited = value.slice(0, start) + text + value.slice(end);
  return `${edited.slice(0, selectStart)}|${edited.slice(selectStart)}`;
};

test.each([
  ['|', 'PICTURE\n\n|'],
  ['One| line', 'One line\n\nPICTURE\n\n|'],
  ['One|\n\nTwo', 'One\n\nPICTURE\n\n|Two'],
  ['One|\nTwo', 'One\n\nPICTURE\n\n|\nTwo'],
])('a picture inserted into %j stands between blank lines', (written, edited) => {
  expect(insert(written)).toBe(edited);
});
