import { useSearchParams } from 'react-router-dom';
import { useDebouncedSearchParam } from '../../lib/useDebouncedSearchParam.ts';
import { type ArticlesFilter, filterOf } from './articles-filter.ts';

const WAIT_MS = 250;

/** The filter, stored in the URL. Typing replaces the history entry, choosing pushes one. */
export function useArticlesFilter() {
  const [search, setSearch] = useSearchParams();
  const filter = filterOf(search);

  const apply = (change: Partial<ArticlesFilter>, replace: boolean) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace, preventScrollReset: true },
    );
  const { typed, type, cancel } = useDebouncedSearchParam(
    filter.search,
    (text) => apply({ search: text }, true),
    WAIT_MS,
  );

  return {
    filter,
    typed,
    type,
    choose: (change: Partial<ArticlesFilter>) => {
      cancel();
      apply(change, false);
    },
  };
}
