import { readFileSync } from 'node:fs';

/** A town of the gazetteer. Degrees north and east; `country` and `region` as `KnownCity` has them. */
export type Town = {
  readonly city: string;
  readonly country: string;
  readonly region: string | null;
  readonly latitude: number;
  readonly longitude: number;
};

type Point = Pick<Town, 'latitude' | 'longitude'>;

let whole: string | undefined;

const wholeTable = () => (whole ??= readFileSync(new URL('towns.tsv', import.meta.url), 'utf8'));

/**
 * Towns of this name in canonical form, the largest first; none when unknown. The table ships with the package and
 * is read at the first call, which takes some milliseconds and 1.5 MB.
 */
export function townsNamed(city: string): readonly Town[] {
  const table = wholeTable();
  // A line break sorts right after the tab that ends a name.
  const lines = table.slice(firstLineFrom(table, `${city}\t`), firstLineFrom(table, `${city}\n`));
  return lines === '' ? [] : lines.trimEnd().split('\n').map(readLine);
}

type Positions = { lines: Uint32Array; latitudes: Float32Array; longitudes: Float32Array };

let positions: Positions | undefined;

const KM_PER_DEGREE = 111.2;

/**
 * Towns within `km` of a point, at most `max`, the nearest first. The positions of all towns are read at the first
 * call, which takes some tens of milliseconds and 0.6 MB.
 */
export function townsWithin({ latitude, longitude }: Point, km: number, max: number): Town[] {
  const text = wholeTable();
  positions ??= readPositions(text);
  const { lines, latitudes, longitudes } = positions;
  // The earth is flat enough for this.
  const kmPerLongitude = KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  const found: { line: number; distance: number }[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const north = ((latitudes[at] ?? 0) - latitude) * KM_PER_DEGREE;
    if (Math.abs(north) > km) continue;
    const degrees = Math.abs((longitudes[at] ?? 0) - longitude);
    const distance = Math.hypot(north, Math.min(degrees, 360 - degrees) * kmPerLongitude);
    if (distance <= km) found.push({ line: lines[at] ?? 0, distance });
  }
  return found
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, max)
    .map(({ line }) => readLine(text.slice(line, text.indexOf('\n', line))));
}

function readPositions(text: string): Positions {
  const towns: [line: number, latitude: number, longitude: number][] = [];
  for (let line = 0; line < text.length; line = text.indexOf('\n', line) + 1) {
    const { latitude, longitude } = readLine(text.slice(line, text.indexOf('\n', line)));
    towns.push([line, latitude, longitude]);
  }
  return {
    lines: Uint32Array.from(towns, ([line]) => line),
    latitudes: Float32Array.from(towns, ([, latitude]) => latitude),
    longitudes: Float32Array.from(towns, ([, , longitude]) => longitude),
  };
}

/** Where the first line begins that is not before `text`; lines are sorted by their code units. */
function firstLineFrom(sorted: string, text: string): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const begin = sorted.lastIndexOf('\n', middle - 1) + 1;
    if (sorted.slice(begin, begin + text.length) < text) from = sorted.indexOf('\n', middle) + 1;
    else to = begin;
  }
  return from;
}

function readLine(line: string): Town {
  const [city = '', rank = '', country = '', region = '', latitude = '', longitude = ''] = line.split('\t');
  if (rank === '') throw new Error('This is no table of towns');
  return {
    city,
    country,
    region: region || null,
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
}
