import { readFileSync } from 'node:fs';

/** A town of the gazetteer. Degrees north and east; `country` and `region` as `KnownCity` has them. */
export type Town = {
  readonly city: string;
  readonly country: string;
  readonly region: string | null;
  readonly latitude: number;
  readonly longitude: number;
};

let table: string | undefined;

/**
 * Towns of this name in canonical form, the largest first; none when unknown. The table ships with the package and
 * is read at the first call, which takes some milliseconds and 1.5 MB.
 */
export function townsNamed(city: string): readonly Town[] {
  table ??= readFileSync(new URL('towns.tsv', import.meta.url), 'utf8');
  // A line break sorts right after the tab that ends a name.
  const lines = table.slice(firstLineFrom(table, `${city}\t`), firstLineFrom(table, `${city}\n`));
  return lines === '' ? [] : lines.trimEnd().split('\n').map(readLine);
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
