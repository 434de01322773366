import { countryNamed } from '../gazetteer.ts';
import { type LocationKey, locationKey } from '../location.ts';
import { townAt } from './town-of.ts';
import { townsWithin } from './town-table.ts';

/** How far "near" reaches: what one drives to for a plumber. */
const NEAR_KM = 50;
/** Of the towns near one another; no place has as many of over 5,000 inhabitants. */
const NEAR_MAX = 1_000;

/**
 * What is equal for members in one town, however they write it, and for nobody else: the city, and for a namesake of
 * the town that the city's name alone stands for also its region and country ("paris", "paris, texas, us"). Names
 * that the gazetteer does not know are one place each. Null where the text names no city. Never throws.
 */
export function placeKey(location: string | null | undefined): string | null {
  const written = locationKey(location);
  const country = written.country && (countryNamed(written.country) ?? written.country);
  return keyOf({ ...(townAt(written) ?? { region: written.region, country }), city: written.city });
}

/**
 * The keys of the place that a text names and of the towns within 50 km of it, the nearest first. Of a place that
 * the gazetteer does not know only its own; none where the text names no city. Never throws.
 */
export function placeKeysNear(location: string | null | undefined): string[] {
  const own = placeKey(location);
  if (own === null) return [];
  const town = townAt(locationKey(location));
  const near = town === undefined ? [] : townsWithin(town, NEAR_KM, NEAR_MAX).map(keyOf);
  return [...new Set([own, ...near])].filter((key) => key !== null);
}

/** Countries by their codes. */
function keyOf({ city, region, country }: LocationKey): string | null {
  if (city === null) return null;
  const usual = townAt(locationKey(city));
  if (usual === undefined || (country === usual.country && region === usual.region)) return city;
  return [city, region, country].filter(Boolean).join(', ');
}
