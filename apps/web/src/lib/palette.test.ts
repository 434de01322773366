import type { Palette } from '@guildhall/api/community/community/brand-colors.schema';
import { paletteOf } from '@guildhall/api/community/community/brand-palette.schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { night, stone } from './palette.ts';

const AA = 4.5;
const WHITE = '#ffffff';
const DARK_SURFACE = '#1a2422';

/** Relative luminance and contrast by the formulas of WCAG 2, written apart from the code that is tested. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((v) =>
    v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Text and what it stands on: buttons, links, badges and tints of both looks. */
const pairs = ({ forest, brass, tints }: Palette): Record<string, [text: string, ground: string]> => ({
  'a button': [WHITE, forest[7]],
  'a button under the pointer': [WHITE, forest[8]],
  'a dark button': [WHITE, forest[6]],
  'a dark button under the pointer': [WHITE, forest[7]],
  'a link on the page': [forest[7], stone[0]],
  'a link on a card': [forest[7], WHITE],
  'a light badge': [forest[7], forest[0]],
  'a light badge under the pointer': [forest[7], forest[1]],
  'a dark link on the page': [forest[3], night[7]],
  'a dark link on a card': [forest[3], DARK_SURFACE],
  'a dark badge': [forest[2], tints.forest],
  'a dark badge under the pointer': [forest[2], tints.forestHover],
  'text on a dark tint': [night[0], tints.page],
  'an accent on the page': [brass[7], stone[0]],
  'an accent badge': [brass[7], brass[0]],
  'an accent badge under the pointer': [brass[7], brass[1]],
  'a dark accent': [brass[3], DARK_SURFACE],
  'a dark accent badge': [brass[2], tints.brass],
  'a dark accent badge under the pointer': [brass[2], tints.brassHover],
  'a count': [brass[9], brass[4]],
  'the heading of the front page': [brass[0], forest[7]],
  'the accent of the front page': [brass[2], forest[7]],
  'the button of the front page': ['#2b1d02', brass[3]],
});

const unreadable = (palette: Palette) =>
  Object.entries(pairs(palette)).filter(([, [text, ground]]) => contrast(text, ground) < AA);

describe('the colors of a community', () => {
  test('are those of the product where it chose none', () => {
    expect(paletteOf('', '').forest[7]).toBe('#1b5d4d');
    expect(unreadable(paletteOf('', ''))).toEqual([]);
  });

  test('are readable in both looks, whichever two it chooses', () => {
    const color = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(color, color, (primary, accent) => {
        expect(unreadable(paletteOf(primary, accent))).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  test.each(['#ffffff', '#000000', '#ffff00', '#0000ff', '#ff0000', '#00ff00', '#00ffff'])(
    'are readable at the edge of what a screen shows: %s',
    (color) => expect(unreadable(paletteOf(color, color))).toEqual([]),
  );

  test('keep the hue that was chosen', () => {
    const { forest } = paletteOf('#1a56db', '');
    const [red, green, blue] = [1, 3, 5].map((start) =>
      Number.parseInt(forest[7].slice(start, start + 2), 16),
    );
    expect(blue).toBeGreaterThan(2 * Number(red));
    expect(blue).toBeGreaterThan(Number(green));
  });
});
