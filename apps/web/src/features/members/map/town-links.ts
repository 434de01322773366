import { useSearchParams } from 'react-router-dom';
import { type MemberTownData, addressWith } from '../members-filter.ts';
import { membersMessages as messages } from '../members.messages.ts';

/** Tells towns of one name apart. */
export const keyOf = ({ name, region, country }: MemberTownData): string => [name, region, country].join();

/** State and country. */
export const areaOf = ({ region, country }: MemberTownData): string =>
  [region, country].filter(Boolean).join(', ');

/** How many members a town has, and "at least" where not all were counted. */
export const membersIn = ({ count }: MemberTownData, isLowerBound: boolean): string => {
  const words = messages.total(count);
  return isLowerBound ? messages.atLeastTotal(words) : words;
};

/** The address of the list of a town's members, with the other filters as they are. */
export function useTownAddress(): (town: MemberTownData) => { search: string } {
  const [params] = useSearchParams();
  return ({ place }) => addressWith(params, { view: undefined, place });
}
