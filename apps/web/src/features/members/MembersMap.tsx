import { useSearchParams } from 'react-router-dom';
import { addressWith } from '../../lib/address-with.ts';
import { Towns } from '../towns/Towns.tsx';
import { type MembersFilter, isFiltered } from './members-filter.ts';
import { useMemberTowns } from './members.hooks.ts';
import { membersMessages as messages } from './members.messages.ts';

const words = {
  ...messages.map,
  total: messages.total,
  atLeastTotal: messages.atLeastTotal,
  clear: messages.clear,
};

type Props = { filter: MembersFilter; onClear: () => void };

/** Where the members are who match the filter. */
export function MembersMap({ filter, onClear }: Props) {
  const [params] = useSearchParams();
  return (
    <Towns
      query={useMemberTowns(filter)}
      words={words}
      addressOf={({ place }) => addressWith(params, { view: undefined, place })}
      isFiltered={isFiltered(filter)}
      onClear={onClear}
    />
  );
}
