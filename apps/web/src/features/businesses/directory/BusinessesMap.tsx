import { useSearchParams } from 'react-router-dom';
import { addressWith } from '../../../lib/address-with.ts';
import { Towns } from '../../towns/Towns.tsx';
import type { DirectoryFilter } from '../businesses.types.ts';
import { businessesMapMessages } from './businesses-map.messages.ts';
import { isFiltered } from './directory-filter.ts';
import { useBusinessTowns } from './directory.hooks.ts';
import { directoryMessages } from './directory.messages.ts';

const words = {
  ...businessesMapMessages,
  total: directoryMessages.total,
  atLeastTotal: directoryMessages.atLeast,
  clear: directoryMessages.none.clear,
};

type Props = { filter: DirectoryFilter; onClear: () => void };

/** Where the businesses are that match the filter; a town leads to those that are nearest to it. */
export function BusinessesMap({ filter, onClear }: Props) {
  const [params] = useSearchParams();
  return (
    <Towns
      query={useBusinessTowns(filter)}
      words={words}
      addressOf={({ place }) => addressWith(params, { view: undefined, near: place, sort: 'nearest' })}
      isFiltered={isFiltered(filter)}
      onClear={onClear}
    />
  );
}
