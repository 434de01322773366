import { NativeSelect } from '@mantine/core';
import { directoryMessages } from './directory.messages.ts';
import type { DirectoryFilter } from '../businesses.types.ts';
import classes from './DirectoryFilters.module.css';
import type { FilterChange } from './useDirectoryFilter.ts';
import { SORTS } from './directory-filter.ts';
import { type Facets, formatCount } from './directory.hooks.ts';
import { useIndustries, useIndustryOptions } from '../../../lib/industries.ts';
import { paths } from '../../../lib/paths.ts';
import { useViewer } from '../../../lib/useViewer.ts';
import chips from '../../../ui/Chips.module.css';
import { FilterBar } from '../../../ui/FilterBar.tsx';
import { SearchInput } from '../../../ui/SearchInput.tsx';

type Props = {
  filter: DirectoryFilter;
  /** Undefined until counted. */
  facets: Facets | undefined;
  /** The map has none. */
  hasOrder: boolean;
  onChange: (change: FilterChange, options?: { replace: boolean }) => void;
};

/** The search box, the filters and the order: one row at a desk. */
export function DirectoryFilters({ filter, facets, hasOrder, onChange }: Props) {
  const industries = useIndustries();
  const industryOptions = useIndustryOptions();
  // A link may name another place.
  const own = useViewer().viewer?.location;
  const place = filter.near ?? own;
  const chosen = [filter.category, filter.industry, filter.openNow, filter.near].filter(Boolean).length;
  const { search, placeholder, openNow, nearMe, near } = directoryMessages;
  const { sort, sorts } = directoryMessages;
  /** The choices with how many businesses each would show; those that would show one stand before the others. */
  const facetOptions = (facet: keyof typeof ALL) => {
    const found = countsOf(facet, facets);
    const ordered = industries.toSorted((one, other) => Number(found.has(other)) - Number(found.has(one)));
    return industryOptions(ALL[facet], filter[facet], ordered).map(({ value, label }) => {
      const count = found.get(value);
      const shown = facets && count !== undefined ? formatCount(facets, facet, count) : null;
      return { value, label: shown === null ? label : directoryMessages.choice(label, shown) };
    });
  };
  return (
    <FilterBar
      chosen={chosen}
      search={
        <SearchInput
          label={search}
          placeholder={placeholder}
          name="search"
          action={paths.businesses()}
          value={filter.search ?? ''}
          onSearch={(text) => onChange({ search: text }, { replace: true })}
        />
      }
    >
      <div className={classes.row}>
        <div className={classes.choices}>
          {(['category', 'industry'] as const).map((facet) => (
            <NativeSelect
              key={facet}
              label={directoryMessages[facet]}
              data={facetOptions(facet)}
              value={filter[facet] ?? ''}
              onChange={(event) => onChange({ [facet]: event.currentTarget.value })}
            />
          ))}
          {hasOrder && (
            <NativeSelect
              label={sort}
              data={SORTS.filter((value) => place || value !== 'nearest').map((value) => ({
                value,
                label: sorts[value],
              }))}
              value={filter.sort ?? 'best'}
              onChange={({ currentTarget: { value } }) =>
                onChange({
                  sort: value === 'best' ? '' : value,
                  ...(value === 'nearest' && { near: place ?? '' }),
                })
              }
            />
          )}
        </div>
        <div className={`${chips.root} ${classes.chips}`}>
          <button
            type="button"
            className={chips.chip}
            aria-pressed={filter.openNow === true}
            onClick={() => onChange({ openNow: filter.openNow ? '' : 'true' })}
          >
            {openNow}
          </button>
          {place && (
            <button
              type="button"
              className={chips.chip}
              aria-pressed={filter.near !== undefined}
              onClick={() =>
                onChange({
                  near: filter.near === undefined ? place : '',
                  ...(filter.sort === 'nearest' && { sort: '' }),
                })
              }
            >
              {place === own ? nearMe : near(place)}
            </button>
          )}
        </div>
      </div>
    </FilterBar>
  );
}

const ALL = { category: directoryMessages.allCategories, industry: directoryMessages.allIndustries };

/** The names that would show a business, with how many. */
function countsOf(facet: keyof typeof ALL, facets: Facets | undefined): Map<string, number> {
  const counts = (facet === 'category' ? facets?.categories : facets?.industries) ?? [];
  return new Map(counts.filter(({ count }) => count > 0).map(({ name, count }) => [name, count]));
}
