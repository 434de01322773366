import type { GeoProjection } from 'd3-geo';
import type { TownCount } from '@guildhall/api/discovery/towns/towns.schema';
import type { Size } from './projection.ts';

export type Side = 'right' | 'left' | 'above' | 'below';
/** A circle on the map in pixels. */
export type PlacedTown = {
  town: TownCount;
  x: number;
  y: number;
  radius: number;
  /** Of its label; null where it would cover something. */
  side: Side | null;
  /** Whether it can be pressed without pressing that of a larger town. */
  isTarget: boolean;
};

type Box = { left: number; top: number; right: number; bottom: number };

const SMALLEST = 6;
const LARGEST = 20;
/** So many members at least have the largest circle. */
const FULL = 12;
/** Half of what a finger needs at least. */
const TARGET = 12;
/** Of a narrow map: the largest circle takes this share of its width. */
const SHARE = 0.04;
/** Of a label: the mean width of a letter, the height of its line, and the space to the circle. */
const LETTER = 7;
const LINE = 16;
const GAP = 4;

/** Circles whose area grows with the members, and as many labels as fit without covering one another or a circle. */
export function placeTowns(towns: readonly TownCount[], projection: GeoProjection, size: Size) {
  const most = Math.max(...towns.map(({ count }) => count), 1);
  const largest = Math.min(LARGEST, size.width * SHARE);
  const circles = towns.map((town) => {
    const [x, y] = projection([town.longitude, town.latitude]) ?? [0, 0];
    return { town, x, y, radius: Math.max(SMALLEST, largest * Math.sqrt(town.count / Math.max(most, FULL))) };
  });
  const taken = circles.map((circle) => squareAround(circle, circle.radius));
  const labels: Box[] = [];
  const targets: Box[] = [];
  return circles.map((circle, own): PlacedTown => {
    const sides = labelBoxes(circle);
    const free = sides.find(
      ([, box]) =>
        isInside(box, size) &&
        !labels.some((other) => overlap(box, other)) &&
        !taken.some((other, place) => place !== own && overlap(box, other)),
    );
    if (free) labels.push(free[1]);
    const { town, x, y, radius } = circle;
    const target = squareAround(circle, Math.max(radius, TARGET));
    const isTarget = !targets.some((other) => overlap(target, other));
    if (isTarget) targets.push(target);
    return { town, x, y, radius, side: free?.[0] ?? null, isTarget };
  });
}

function labelBoxes({ town, x, y, radius }: Pick<PlacedTown, 'town' | 'x' | 'y' | 'radius'>): [Side, Box][] {
  const width = town.name.length * LETTER;
  const away = radius + GAP;
  return [
    ['right', boxAt(x + away, y - LINE / 2, width, LINE)],
    ['left', boxAt(x - away - width, y - LINE / 2, width, LINE)],
    ['above', boxAt(x - width / 2, y - away - LINE, width, LINE)],
    ['below', boxAt(x - width / 2, y + away, width, LINE)],
  ];
}

const squareAround = ({ x, y }: Pick<PlacedTown, 'x' | 'y'>, half: number): Box =>
  boxAt(x - half, y - half, 2 * half, 2 * half);

const boxAt = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const isInside = (box: Box, { width, height }: Size): boolean =>
  box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;
