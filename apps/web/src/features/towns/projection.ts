import { type GeoProjection, geoMercator } from 'd3-geo';
import type { TownCount } from '@guildhall/api/discovery/towns/towns.schema';

export type Size = { width: number; height: number };

/** Pixels between the outermost towns and the edge, for their circles and labels. */
const MARGIN = 44;
const DEGREE = Math.PI / 180;
/** Pixels a degree at most: towns of one county are apart, and a lone town is seen in its country. */
const CLOSEST = 400;
const CLOSEST_TO_ONE = 36;
/** The outlines of countries are that coarse: nearer, they would mislead. */
const OUTLINES_UP_TO = 110;

/** Mercator, fitted to the towns. */
export function projectionOf(towns: readonly TownCount[], { width, height }: Size): GeoProjection {
  const unit = geoMercator().scale(1).translate([0, 0]);
  const points = towns.map(
    ({ longitude, latitude }): [number, number] => unit([longitude, latitude]) ?? [0, 0],
  );
  const across = rangeOf(points.map(([x]) => x));
  const down = rangeOf(points.map(([, y]) => y));
  const closest = (towns.length === 1 ? CLOSEST_TO_ONE : CLOSEST) / DEGREE;
  const scale = Math.min(
    Math.max(width - 2 * MARGIN, 1) / across.length,
    Math.max(height - 2 * MARGIN, 1) / down.length,
    closest,
  );
  return geoMercator()
    .scale(scale)
    .translate([width / 2 - across.middle * scale, height / 2 - down.middle * scale])
    .clipExtent([
      [-MARGIN, -MARGIN],
      [width + MARGIN, height + MARGIN],
    ]);
}

/** Whether outlines of the world are true enough at this scale. */
export const hasOutlines = (projection: GeoProjection): boolean =>
  projection.scale() * DEGREE <= OUTLINES_UP_TO;

function rangeOf(values: readonly number[]): { length: number; middle: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { length: most - least, middle: (most + least) / 2 };
}
