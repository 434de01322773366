import { NativeSelect } from '@mantine/core';
import { directoryMessages } from './directory.messages.ts';
import type { DirectoryFilter } from '../businesses.types.ts';
import classes from './DirectoryFilters.module.css';
import type { FilterChange } from './useDirectoryFilter.ts';
import { SORTS } from './directory-filter.ts';
import type { Facets } from './directory.hooks.ts';
import { industryOptions, useIndustries } from '../../../lib/industries.ts';
import { paths } from '../../../lib/paths.ts';
import { useViewer } from '../../../lib/useViewer.ts';
import chips from '../../../ui/Chips.module.css';
import { FilterBar } from '../../../ui/FilterBar.tsx';
import { SearchInput } from '../../../ui/SearchInput.tsx';

type Props = {
  filter: DirectoryFilter;
  /** Undefined until counted. */
  facets: Facets | undefined;
  onChange: (change: FilterChange, options?: { replace: boolean }) => void;
};

/** The search box, the filters and the order: one row at a desk. */
export function DirectoryFilters({ filter, facets, onChange }: Props) {
  const industries = useIndustries();
  // A link may name another place.
  const own = useViewer().viewer?.location;
  const place = filter.near ?? own;
  const chosen = [filter.category, filter.industry, filter.openNow, filter.near].filter(Boolean).length;
  const { search, placeholder, category, industry, openNow, nearMe, near, allCategories, allIndustries } =
    directoryMessages;
  const { sort, sorts } = directoryMessages;
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
          <NativeSelect
            label={category}
            data={industryOptions(
              allCategories,
              withHitsFirst(industries, facets?.categories),
              filter.category,
            )}
            value={filter.category ?? ''}
            onChange={(event) => onChange({ category: event.currentTarget.value })}
          />
          <NativeSelect
            label={industry}
            data={industryOptions(
              allIndustries,
              withHitsFirst(industries, facets?.industries),
              filter.industry,
            )}
            value={filter.industry ?? ''}
            onChange={(event) => onChange({ industry: event.currentTarget.value })}
          />
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

/** Choices that would show a business stand before those that would not. */
function withHitsFirst(names: string[], counts: Facets['categories'] = []): string[] {
  const found = new Set(counts.filter(({ count }) => count > 0).map(({ name }) => name));
  return names.toSorted((one, other) => Number(found.has(other)) - Number(found.has(one)));
}
