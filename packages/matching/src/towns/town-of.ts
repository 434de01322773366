import { countryNamed } from '../gazetteer.ts';
import { type LocationKey, placeLabel, placeOf } from '../location.ts';
import { type Town, townsNamed } from './town-table.ts';

/** A town with the way it is written in a sentence: `name` as in the text, `region` as in "Texas". */
export type LocatedTown = Town & { readonly name: string };

/**
 * The town that a free location text names ("Paris, TX", "münchen"): of several, the largest of those in the region
 * and country that were written. Null where the gazetteer has none: never a namesake elsewhere. Never throws.
 */
export function townOf(location: string | null | undefined): LocatedTown | null {
  const place = placeOf(location);
  const town = townAt(place);
  if (town === undefined) return null;
  return { ...town, region: town.region && placeLabel(town.region), name: place.cityLabel };
}

/** The same of a place that was read, without its label. */
export function townAt({ city, region, country }: LocationKey): Town | undefined {
  if (city === null) return undefined;
  const code = country === null ? undefined : countryNamed(country);
  const there = townsNamed(city).filter((town) => code === undefined || town.country === code);
  // Of most countries the table knows no regions.
  return there.find((one) => region === null || one.region === null || one.region === region);
}
