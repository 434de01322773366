import type { TownCount } from '@guildhall/api/discovery/towns/towns.schema';
import { LOCALE } from '../../lib/locale.ts';

const countryNames = new Intl.DisplayNames(LOCALE, { type: 'region' });

/** What a map says of those whom it counts. */
export type TownWords = {
  total: (count: number) => string;
  atLeastTotal: (total: string) => string;
  elsewhere: (total: string, isOne: boolean) => string;
  unstated: (total: string, isOne: boolean) => string;
  clear: string;
  /** Without a town, by whether a filter is set. */
  none: { title: string; text: string; firstTitle: string; first: string };
};

/** What the circles and the list of one map have in common. */
export type TownsProps = {
  towns: TownCount[];
  isLowerBound: boolean;
  words: TownWords;
  /** Those who are in a town, with the other filters as they are: a list, or the map with the town open. */
  addressOf: (town: TownCount) => { search: string };
  /** The `place` of the town that is open, null for none, where towns open on the map. */
  openPlace?: string | null | undefined;
};

/** Tells towns of one name apart. */
export const keyOf = ({ name, region, country }: TownCount): string => [name, region, country].join();

/** State and country, whose name is in the reader's language. */
export const areaOf = ({ region, country, countryCode }: TownCount, names = countryNames): string =>
  [region, names.of(countryCode) ?? country].filter(Boolean).join(', ');

/** How many a town has, and "at least" where not all were counted. */
export function countIn({ count }: TownCount, { isLowerBound, words }: TownsProps): string {
  const total = words.total(count);
  return isLowerBound ? words.atLeastTotal(total) : total;
}

/** The properties of the link of a town. One that opens on the map leaves the page where it is. */
export const linkTo = (town: TownCount, { addressOf, openPlace }: TownsProps) => ({
  to: addressOf(town),
  preventScrollReset: openPlace !== undefined,
  'aria-current': town.place === openPlace || undefined,
});
