import { cities } from './data/cities.ts';
import { countries, regions } from './data/countries.ts';

export type KnownCity = { readonly city: string; readonly region: string | null; readonly country: string };
export type KnownRegion = { readonly region: string; readonly country: string };

const cityIndex = new Map<string, KnownCity[]>();
const regionIndex = new Map<string, KnownRegion[]>();
const countryIndex = new Map<string, string>();
const names = new Map<string, string>();

function put<T>(index: Map<string, T[]>, key: string, value: T): void {
  const held = index.get(key);
  if (held === undefined) index.set(key, [value]);
  else held.push(value);
}

for (const line of countries) {
  const [name = '', code = '', ...aliases] = line.split('|');
  names.set(code, name.replace(/ country$/, ''));
  for (const alias of [name, code, ...aliases]) countryIndex.set(alias, code);
}
for (const [country, lines] of Object.entries(regions)) {
  for (const line of lines) {
    const [region = '', ...aliases] = line.split('|');
    for (const alias of [region, ...aliases]) put(regionIndex, alias, { region, country });
  }
}
for (const [country, lines] of Object.entries(cities)) {
  for (const line of lines) {
    const [place = '', ...aliases] = line.split('|');
    const [city = '', region = null] = place.split('@');
    for (const alias of [city, ...aliases]) put(cityIndex, alias, { city, region, country });
  }
}

/** Cities of this name, none when unknown. */
export function citiesNamed(name: string): readonly KnownCity[] {
  return cityIndex.get(name) ?? [];
}

/** Regions of this name or code, none when unknown. */
export function regionsNamed(name: string): readonly KnownRegion[] {
  return regionIndex.get(name) ?? [];
}

/** The ISO code of a country's name, code or alias. */
export function countryNamed(name: string): string | undefined {
  return countryIndex.get(name);
}

/** The name of a country by its ISO code, lower-case. */
export function countryName(code: string): string {
  return names.get(code) ?? code;
}
