import { expect, test } from 'vitest';
import { sentenceIn } from './sentence-catalog.ts';

const SENTENCES = {
  'At most {0} pictures': 'Höchstens {0} Bilder',
  'You can write to {1} for {0} days': '{0} Tage lang können Sie {1} schreiben',
  'Too many wrong codes. {0}': 'Zu viele falsche Codes. {0}',
  'Please sign in again.': 'Bitte melden Sie sich wieder an.',
};

test('a sentence is found by its English words, with its values', () => {
  expect(sentenceIn(SENTENCES, 'Please sign in again.')).toBe('Bitte melden Sie sich wieder an.');
  expect(sentenceIn(SENTENCES, 'At most 4 pictures')).toBe('Höchstens 4 Bilder');
});

test('values may come in another order', () => {
  expect(sentenceIn({ '{0} of {1} done': 'Von {1} fertig: {0}' }, '3 of 9 done')).toBe('Von 9 fertig: 3');
});

test('a sentence within a sentence is translated, too', () => {
  expect(sentenceIn(SENTENCES, 'Too many wrong codes. Please sign in again.')).toBe(
    'Zu viele falsche Codes. Bitte melden Sie sich wieder an.',
  );
});

test('what members wrote in a sentence is neither read as a pattern nor lost', () => {
  expect(sentenceIn({ '“{0}” is taken': '„{0}“ ist vergeben' }, '“$1 {0} (.*)” is taken')).toBe(
    '„$1 {0} (.*)“ ist vergeben',
  );
});

test('an unknown sentence is not guessed', () => {
  expect(sentenceIn(SENTENCES, 'constructor')).toBeUndefined();
  expect(sentenceIn(SENTENCES, 'At most four')).toBeUndefined();
});
