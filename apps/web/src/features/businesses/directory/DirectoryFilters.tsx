import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, NativeSelect } from '@mantine/core';
import { DIRECTORY_CATEGORIES, DIRECTORY_INDUSTRIES } from '@guildhall/api/business-options/schema';
import { businessesMessages } from '../businesses.messages.ts';
import type { DirectoryFilter } from '../businesses.types.ts';
import classes from './DirectoryFilters.module.css';
import type { FilterChange } from './useDirectoryFilter.ts';
import { paths } from '../../../lib/paths.ts';
import { SearchInput } from '../../../ui/SearchInput.tsx';

type Props = {
  filter: DirectoryFilter;
  onChange: (change: FilterChange, options?: { replace: boolean }) => void;
};

/** The search box and the category and industry filters. */
export function DirectoryFilters({ filter, onChange }: Props) {
  const { search, placeholder, category, industry, openNow, allCategories, allIndustries } =
    businessesMessages.directory;
  return (
    <div className={classes.root}>
      <SearchInput
        label={search}
        placeholder={placeholder}
        name="search"
        action={paths.businesses()}
        value={filter.search ?? ''}
        onSearch={(text) => onChange({ search: text }, { replace: true })}
      />
      <NativeSelect
        label={category}
        data={optionsOf(allCategories, DIRECTORY_CATEGORIES, filter.category)}
        value={filter.category ?? ''}
        onChange={(event) => onChange({ category: event.currentTarget.value })}
      />
      <NativeSelect
        label={industry}
        data={optionsOf(allIndustries, DIRECTORY_INDUSTRIES, filter.industry)}
        value={filter.industry ?? ''}
        onChange={(event) => onChange({ industry: event.currentTarget.value })}
      />
      <Checkbox
        label={openNow}
        checked={filter.openNow === true}
        onChange={(event) => onChange({ openNow: event.currentTarget.checked ? 'true' : '' })}
      />
    </div>
  );
}

/** The listed options, plus the one in the URL if it is not listed. */
function optionsOf(all: string, listed: readonly string[], chosen: string | null | undefined) {
  const own = chosen && !listed.includes(chosen) ? [chosen] : [];
  return [{ value: '', label: all }, ...[...listed, ...own].map((name) => ({ value: name, label: name }))];
}
