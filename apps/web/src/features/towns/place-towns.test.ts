import { expect, test } from 'vitest';
import { townOf } from '../../../testing/members-directory.ts';
import { placeTowns } from './place-towns.ts';
import { hasOutlines, projectionOf } from './projection.ts';

const SIZE = { width: 640, height: 400 };
const townAt = (latitude: number, longitude: number, count = 1) =>
  townOf({ name: `At ${latitude} ${longitude}`, latitude, longitude, count });

test.each([
  ['all over the world', [townAt(-41, 175), townAt(64, -150), townAt(-54, -68), townAt(70, 25)]],
  ['in one county', [townAt(51.5, 9.9), townAt(51.6, 10.1), townAt(51.4, 10)]],
  ['at one point', [townAt(51.5, 9.9), townAt(51.5, 9.9)]],
  ['alone', [townAt(51.5, 9.9)]],
])('towns %s are on the map, with their circles', (_, towns) => {
  for (const size of [SIZE, { width: 320, height: 300 }])
    for (const { x, y, radius } of placeTowns(towns, projectionOf(towns, size), size)) {
      expect(x).toBeGreaterThanOrEqual(radius);
      expect(y).toBeGreaterThanOrEqual(radius);
      expect(x).toBeLessThanOrEqual(size.width - radius);
      expect(y).toBeLessThanOrEqual(size.height - radius);
    }
});

test('labels leave out what they would cover, the towns with most members first', () => {
  const towns = [townAt(51.5, 9.9, 9), ...Array.from({ length: 8 }, () => townAt(51.5, 9.9)), townAt(40, 0)];
  const sides = placeTowns(towns, projectionOf(towns, SIZE), SIZE).map(({ side }) => side);
  expect(sides.filter((side) => side !== null).length).toBeLessThan(towns.length);
  expect(sides.at(-1)).not.toBeNull();
});

test('the more members, the larger the circle', () => {
  const towns = [townAt(51.5, 9.9, 40), townAt(48, 11, 12), townAt(40, 0, 1)];
  const [many, some, one] = placeTowns(towns, projectionOf(towns, SIZE), SIZE).map(({ radius }) => radius);
  expect(many).toBeGreaterThan(some ?? 0);
  expect(some).toBeGreaterThan(one ?? 0);
});

test('coarse outlines of the world are left out of close views', () => {
  const county = [townAt(51.5, 9.9), townAt(51.6, 10.1)];
  expect(hasOutlines(projectionOf(county, SIZE))).toBe(false);
  expect(hasOutlines(projectionOf([townAt(51.5, 9.9)], SIZE))).toBe(true);
});

test('circles that crowd cannot be pressed by mistake: only the larger town is a link', () => {
  const towns = [townAt(51.5, 9.9, 9), townAt(51.6, 9.9, 1), townAt(-33, 151, 1)];
  const placed = placeTowns(towns, projectionOf(towns, SIZE), SIZE);
  expect(placed.map(({ isTarget }) => isTarget)).toEqual([true, false, true]);
});
