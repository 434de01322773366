import { useCallback } from 'react';
import { useUrlFilter } from '../../../lib/useUrlFilter.ts';
import type { DirectoryFilter } from '../businesses.types.ts';
import { filterOf } from './directory-filter.ts';

/** A part of the filter; an empty value removes it. */
export type FilterChange = Partial<Record<keyof DirectoryFilter, string>>;

/** The directory's filter, stored in the URL. */
export function useDirectoryFilter() {
  const { filter, change: changeUrl } = useUrlFilter(filterOf);
  const change = useCallback(
    (parts: FilterChange, options?: { replace: boolean }) =>
      changeUrl(parts.tab === 'all' ? { ...parts, tab: '' } : parts, options),
    [changeUrl],
  );
  const clear = useCallback(
    () => changeUrl({ search: '', category: '', industry: '', openNow: '', near: '', tab: '', sort: '' }),
    [changeUrl],
  );
  return { filter, change, clear };
}
