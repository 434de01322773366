import { citiesNamed, countryName, countryNamed, regionsNamed } from './gazetteer.ts';
import type { KnownCity } from './gazetteer.ts';
import { fold } from './text.ts';
import { usualSpelling } from './towns/spelling.ts';

/** A place in canonical form, lower-case without accents; null where the text does not tell. */
export type LocationKey = {
  readonly city: string | null;
  readonly region: string | null;
  readonly country: string | null;
};

/** A place with the way its city is written in a sentence. */
export type Place = LocationKey & { readonly cityLabel: string };

type Piece = { readonly key: string; readonly written: string };

const nowhere: Place = { city: null, region: null, country: null, cityLabel: '' };
const notPlaces =
  /^(remote|worldwide|anywhere|everywhere|global|globally|online|hybrid|international|earth|n a|none)$/;

function titleCase(text: string): string {
  return text.replaceAll(
    /(^|[\s-])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** A region or country in readable form: "texas" is "Texas". */
export function placeLabel(key: string): string {
  return titleCase(key.replace(/ (state|province)$/, ''));
}

function isKnown(key: string): boolean {
  return citiesNamed(key).length > 0 || regionsNamed(key).length > 0 || countryNamed(key) !== undefined;
}

function keyOf(text: string): string {
  const plain = fold(text)
    .replaceAll(/[.'’]/g, '')
    .replaceAll(/[^\p{L}-]+/gu, ' ')
    .trim();
  if (isKnown(plain)) return plain;
  const bare = plain
    .replace(/^(greater|downtown|city of|based in|near|the) /, '')
    .replace(/ (metropolitan|metro)?( ?area)?$/, '')
    .trim();
  return isKnown(bare) ? bare : usualSpelling(bare);
}

type Area = { readonly region: string | null; readonly country: string };

/** The regions and countries that a name or code may stand for. */
function areasNamed(key: string): readonly Area[] {
  const country = countryNamed(key);
  return [...(country === undefined ? [] : [{ region: null, country }]), ...regionsNamed(key)];
}

const overlap = (one: readonly Area[], other: readonly Area[]): boolean =>
  one.some(({ country, region }) =>
    other.some((area) => area.country === country && agree(area.region, region)),
  );

/**
 * "Austin TX" names two places without a comma between them. "West Jordan, UT" does not: Utah, which follows, is not
 * in Jordan.
 */
function splitTail(written: string, following: readonly string[]): readonly string[] {
  if (isKnown(keyOf(written))) return [written];
  const followingAreas = following
    .map((piece) => areasNamed(keyOf(piece)))
    .filter(({ length }) => length > 0);
  const words = written.trim().split(/\s+/);
  for (let tail = Math.min(3, words.length - 1); tail > 0; tail -= 1) {
    const last = words.slice(-tail).join(' ');
    const key = keyOf(last);
    const areas = areasNamed(key);
    if (areas.length === 0 || !followingAreas.every((other) => overlap(areas, other))) continue;
    const first = words.slice(0, -tail).join(' ');
    // A short code in lower case is more often a word of another language ("rio de").
    if (key.length > 3 || last === last.toUpperCase() || citiesNamed(keyOf(first)).length > 0)
      return [first, last];
  }
  return [written];
}

function piecesOf(text: string): readonly Piece[] {
  return text
    .slice(0, 200)
    .split(/[,;/|()\n]| - /)
    .flatMap((written, index, all) => splitTail(written, all.slice(index + 1)))
    .map((written) => ({ key: keyOf(written), written: written.trim() }))
    .filter(({ key }) => key !== '' && !notPlaces.test(key));
}

function regionAndCountry(
  pieces: readonly Piece[],
  candidates: readonly KnownCity[],
): { region: string | null; country: string | null } {
  let region: string | null = null;
  let country: string | null = null;
  for (const { key } of pieces.toReversed()) {
    const asCountry = countryNamed(key);
    const asRegions = regionsNamed(key).filter((known) => country === null || known.country === country);
    const fitting = asRegions.find((known) => candidates.some((city) => city.region === known.region));
    const countryFits = candidates.some((city) => city.country === asCountry);
    if (fitting !== undefined && region === null) {
      ({ region, country } = fitting);
    } else if (asCountry !== undefined && country === null && (countryFits || asRegions.length === 0)) {
      country = asCountry;
    } else if (asRegions[0] !== undefined && region === null) {
      ({ region, country } = asRegions[0]);
    }
  }
  return { region, country };
}

/**
 * Reads a free location text ("Austin, TX", "Greater London", "Texas, USA",
 * "münchen") into a place. Unknown names are taken as a city. Never throws.
 */
export function placeOf(location: string | null | undefined): Place {
  const pieces = piecesOf(location ?? '');
  const [first, ...rest] = pieces;
  if (first === undefined) return nowhere;
  const candidates = citiesNamed(first.key);
  const hasCity =
    candidates.length > 0 || (regionsNamed(first.key).length === 0 && countryNamed(first.key) === undefined);
  const { region, country } = regionAndCountry(hasCity ? rest : pieces, candidates);
  if (!hasCity) return { city: null, region, country: country && countryName(country), cityLabel: '' };
  const known = candidates.find(
    (city) =>
      (country === null || city.country === country) &&
      (region === null || city.region === region || city.region === null),
  );
  if (known !== undefined) {
    const { city } = known;
    return {
      city,
      region: region ?? known.region,
      country: countryName(known.country),
      // As it was written, with its accents; a short or another name for it is not what others would say.
      cityLabel: first.key === city && /\p{Lu}/u.test(first.written) ? first.written : titleCase(city),
    };
  }
  return {
    city: first.key,
    region,
    country: country && countryName(country),
    cityLabel: first.written.slice(0, 40),
  };
}

/**
 * The canonical place of a location text, for an index or a comparison:
 * `{ city, region, country }`, each lower-case without accents or null.
 * Source of the names: the data files `cities.ts` and `countries.ts`.
 */
export function locationKey(location: string | null | undefined): LocationKey {
  const { city, region, country } = placeOf(location);
  return { city, region, country };
}

const agree = (one: string | null, other: string | null): boolean =>
  one === null || other === null || one === other;
