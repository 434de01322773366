import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DirectoryFilter } from '../businesses.types.ts';
import { filterOf } from './directory-filter.ts';

/** A part of the filter; an empty value takes it away. */
export type FilterChange = Partial<Record<keyof DirectoryFilter, string>>;

/** The directory's filter stands in the address, so that it can be shared and gone back to. */
export function useDirectoryFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => filterOf(params), [params]);

  const change = useCallback(
    (parts: FilterChange, { replace = false } = {}) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(parts)) {
            if (value === '' || (name === 'tab' && value === 'all')) after.delete(name);
            else after.set(name, value);
          }
          return after;
        },
        { replace, preventScrollReset: true },
      ),
    [setParams],
  );
  const clear = useCallback(() => change({ search: '', category: '', industry: '', tab: '' }), [change]);
  return { filter, change, clear };
}
