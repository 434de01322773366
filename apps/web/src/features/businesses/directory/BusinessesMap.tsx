import { useSearchParams } from 'react-router-dom';
import { addressWith } from '../../../lib/address-with.ts';
import { Towns } from '../../towns/Towns.tsx';
import type { DirectoryFilter } from '../businesses.types.ts';
import { businessesMapMessages } from './businesses-map.messages.ts';
import { isFiltered } from './directory-filter.ts';
import { useBusinessTowns } from './directory.hooks.ts';
import { directoryMessages } from './directory.messages.ts';
import { TownBusinesses } from './TownBusinesses.tsx';

const words = {
  ...businessesMapMessages,
  total: directoryMessages.total,
  atLeastTotal: directoryMessages.atLeast,
  clear: directoryMessages.none.clear,
};

type Props = { filter: DirectoryFilter; onClear: () => void };

/** Where the businesses are that match the filter; a town shows its own below the map. */
export function BusinessesMap({ filter, onClear }: Props) {
  const [params] = useSearchParams();
  return (
    <Towns
      query={useBusinessTowns(filter)}
      words={words}
      addressOf={({ place }) => addressWith(params, { town: place })}
      openPlace={params.get('town')}
      isFiltered={isFiltered(filter)}
      onClear={onClear}
    >
      {(town) => <TownBusinesses key={town.place} town={town} filter={filter} />}
    </Towns>
  );
}
