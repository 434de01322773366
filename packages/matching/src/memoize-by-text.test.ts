import { expect, test } from 'vitest';
import { memoizeByText } from './memoize-by-text.ts';

test('computes once for a text, and anew after more texts than are remembered', () => {
  const computed: string[] = [];
  const wordsOf = memoizeByText((text) => {
    computed.push(text);
    return text.split(' ');
  });
  expect([wordsOf('a b'), wordsOf('a b'), wordsOf('b a')]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
    ['b', 'a'],
  ]);
  expect(computed).toEqual(['a b', 'b a']);
  for (let count = 0; count < 1_000; count += 1) wordsOf(String(count));
  wordsOf('a b');
  expect(computed.filter((text) => text === 'a b')).toHaveLength(2);
});
