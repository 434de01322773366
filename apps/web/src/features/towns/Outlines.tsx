import { type GeoProjection, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import world from 'world-atlas/countries-110m.json';
import classes from './Outlines.module.css';

const land = feature(world, world.objects.land);
const borders = mesh(world, world.objects.countries, (one, other) => one !== other);

/** Land and the borders of countries, for the SVG of a map. */
export function Outlines({ projection }: { projection: GeoProjection }) {
  const draw = geoPath(projection).digits(1);
  return (
    <>
      <path className={classes.land} d={draw(land) ?? ''} />
      <path className={classes.borders} d={draw(borders) ?? ''} />
    </>
  );
}
