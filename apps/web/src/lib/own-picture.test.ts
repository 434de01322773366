import { expect, test } from 'vitest';
import { ownPicture } from './own-picture.ts';

test('a picture that was uploaded here is shown', () => {
  expect(ownPicture('/business-images/0a1b2c.webp')).toBe('/business-images/0a1b2c.webp');
});

test.each([
  null,
  '',
  'https://tracker.test/pixel.png',
  'http://tracker.test/pixel.png',
  '//tracker.test/pixel.png',
  '/\\tracker.test/pixel.png',
  '/%5ctracker.test/pixel.png',
  'data:image/png;base64,AA==',
  'javascript:alert(1)',
])('%s is not', (address) => {
  expect(ownPicture(address)).toBeNull();
});
