import type { TownCount } from '@guildhall/api/discovery/towns/towns.schema';

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
  /** The list of those who are in a town, with the other filters as they are. */
  addressOf: (town: TownCount) => { search: string };
};

/** Tells towns of one name apart. */
export const keyOf = ({ name, region, country }: TownCount): string => [name, region, country].join();

/** State and country. */
export const areaOf = ({ region, country }: TownCount): string =>
  [region, country].filter(Boolean).join(', ');

/** How many a town has, and "at least" where not all were counted. */
export function countIn({ count }: TownCount, { isLowerBound, words }: TownsProps): string {
  const total = words.total(count);
  return isLowerBound ? words.atLeastTotal(total) : total;
}
