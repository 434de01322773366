import { expect, it } from 'vitest';
import { mentionQueryAt } from './mention-query.ts';

it.each([
  ['@An', 'An'],
  ['Thanks, @Ana Si', 'Ana Si'],
  ['(@Zoë', 'Zoë'],
  ['Hi\n@O’Brien & Co', null],
  ['@O’Brien', 'O’Brien'],
  ['ana@example', null],
  ['@', null],
  ['[@Ana Silva](m:1) ', null],
  ['@Ana and Ben came by', null],
])('what is typed of a mention in "%s" is %s', (value, text) => {
  expect(mentionQueryAt(value, value.length)?.text ?? null).toBe(text);
});

it('only what stands before the caret is looked at', () => {
  expect(mentionQueryAt('Hi @Ana Silva', 6)).toEqual({ text: 'An', start: 3 });
});
