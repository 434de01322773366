import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CsvList } from '../../../lib/console-paths.ts';
import { SearchInput } from '../../../ui/SearchInput.tsx';
import { adminMessages } from '../admin.messages.ts';
import { CsvButton } from './CsvButton.tsx';
import classes from './ListToolbar.module.css';
import type { ListFilter } from './useListFilter.ts';

type Props<Filter extends string> = {
  /** What the search looks through, and its placeholder. */
  text: { label: string; placeholder: string };
  list: ListFilter<Filter>;
  /** Labels of the filter's options. */
  filters?: Record<Filter, string>;
  /** The list as a CSV file, with the same search and filter. */
  csv: CsvList;
  missingFrom?: number | undefined;
  /** Buttons at the end of the toolbar. */
  children?: ReactNode;
};

/** The toolbar above a list: search, filter, CSV export and the buttons that add something. */
export function ListToolbar<Filter extends string>({
  text,
  list,
  filters,
  csv,
  missingFrom,
  children,
}: Props<Filter>) {
  return (
    <div className={classes.root}>
      <div className={classes.search}>
        <SearchInput
          aria-label={text.label}
          placeholder={text.placeholder}
          value={list.search}
          onSearch={list.setSearch}
        />
      </div>
      {filters && (
        <div className={classes.filter}>
          <FilterSelect list={list} labels={filters} />
        </div>
      )}
      <CsvButton csv={csv} list={list} missingFrom={missingFrom} />
      {children}
    </div>
  );
}

type FilterProps<Filter extends string> = { list: ListFilter<Filter>; labels: Record<Filter, string> };

/** Chooses the filter of a list. */
export function FilterSelect<Filter extends string>({ list, labels }: FilterProps<Filter>) {
  return (
    <NativeSelect
      aria-label={adminMessages.filter}
      data={list.filters.map((value) => ({ value, label: labels[value] }))}
      value={list.filter}
      onChange={(event) => list.setFilter(event.currentTarget.value)}
    />
  );
}
