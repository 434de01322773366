import { Button, NativeSelect } from '@mantine/core';
import { IconTableExport } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type CsvList, paths } from '../../../lib/paths.ts';
import { AdminSearch } from './AdminSearch.tsx';
import classes from './ListTools.module.css';

type Props = {
  /** What the search looks through, in a few words. */
  label: string;
  placeholder: string;
  search: string;
  onSearch: (value: string) => void;
  filter: string;
  filters: { value: string; label: string }[];
  onFilter: (value: string) => void;
  /** The list as a file for a spreadsheet, with the same search. */
  csv: CsvList;
  /** Buttons at the end of the line. */
  children?: ReactNode;
};

/** What stands above a list: its search, its filter and what can be added to it. */
export function ListTools(props: Props) {
  return (
    <div className={classes.root}>
      <div className={classes.search}>
        <AdminSearch
          label={props.label}
          placeholder={props.placeholder}
          value={props.search}
          onSearch={props.onSearch}
        />
      </div>
      <NativeSelect
        aria-label="Show"
        className={classes.filter ?? ''}
        data={props.filters}
        value={props.filter}
        onChange={(event) => props.onFilter(event.currentTarget.value)}
      />
      <Button
        component="a"
        href={paths.adminCsv(props.csv, props.search)}
        download
        size="md"
        variant="default"
        leftSection={<IconTableExport size={18} aria-hidden />}
      >
        CSV
      </Button>
      {props.children}
    </div>
  );
}
