import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

test('a list is read on one line, with commas unless its items are sentences', () => {
  expect(excerptOf('We meet for:\n\n- bread\n- cake\n- jam', 100)).toBe('We meet for: bread, cake, jam');
  expect(excerptOf('- Come early.\n- Bring a card.', 100)).toBe('Come early. Bring a card.');
});
