import { countryNamed } from '../gazetteer.ts';
import { locationKey } from '../location.ts';
import { townAt } from './town-of.ts';

/**
 * What is equal for members in one town, however they write it, and for nobody else: the city, and for a namesake of
 * the town that the city's name alone stands for also its region and country ("paris", "paris, texas, us"). Names
 * that the gazetteer does not know are one place each. Null where the text names no city. Never throws.
 */
export function placeKey(location: string | null | undefined): string | null {
  const written = locationKey(location);
  const { city } = written;
  if (city === null) return null;
  const usual = townAt(locationKey(city));
  if (usual === undefined) return city;
  const country = written.country && (countryNamed(written.country) ?? written.country);
  const there = townAt(written) ?? { region: written.region, country };
  if (there.country === usual.country && there.region === usual.region) return city;
  return [city, there.region, there.country].filter(Boolean).join(', ');
}
