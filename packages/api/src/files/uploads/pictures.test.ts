import { expect, test } from 'vitest';
import { PICTURE_FOLDER, pictureFacts, pictureName, pictureSources } from './pictures.schema.ts';

const COLORS = '336699336699aabbcc000000';

test('the address of a picture tells its size, its colors and its smaller files', () => {
  const address = PICTURE_FOLDER + pictureName('0a1b', { width: 1_600, height: 900, colors: COLORS });
  expect(pictureFacts(address)).toEqual({ width: 1_600, height: 900, colors: COLORS });
  expect(pictureSources(address)).toEqual([
    { address, width: 1_600 },
    { address: `/business-images/0a1b-1600x900-${COLORS}-960.webp`, width: 960 },
    { address: `/business-images/0a1b-1600x900-${COLORS}-480.webp`, width: 480 },
  ]);
});

test('a small picture is one file', () => {
  const address = PICTURE_FOLDER + pictureName('0a1b', { width: 480, height: 480, colors: COLORS });
  expect(pictureSources(address)).toEqual([{ address, width: 480 }]);
});

test('a picture of before is one file of unknown size', () => {
  expect(pictureFacts('/business-images/0a1b.webp')).toBeNull();
  expect(pictureSources('/business-images/0a1b.webp')).toHaveLength(1);
});
