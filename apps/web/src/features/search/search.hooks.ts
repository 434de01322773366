import type { SearchKind } from '@guildhall/api/discovery/search/search.schema';
import { keepPreviousData } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { useDebouncedSearchParam } from '../../lib/useDebouncedSearchParam.ts';
import { searchInput } from './search-input.ts';

const DEBOUNCE_MS = 200;

/** The best hits of each kind; the previous ones are shown while the next are loading. */
export function useSearch(q: string, limit: number, kind?: SearchKind) {
  return trpc.search.all.useQuery(searchInput(q, limit, kind), {
    enabled: q.trim() !== '',
    placeholderData: keepPreviousData,
  });
}

/**
 * The text of a search box. On the results page it is stored in the URL and the results update while typing; elsewhere
 * submitting it opens the results page.
 */
export function useSearchText() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isResultsPage = pathname === paths.search();
  const kind = (isResultsPage && search.get('kind')) || undefined;
  const urlQuery = isResultsPage ? (search.get('q') ?? '') : '';
  const { typed, type, cancel } = useDebouncedSearchParam(
    urlQuery,
    (q) => {
      if (isResultsPage) void navigate(paths.search(q, kind), { replace: true, preventScrollReset: true });
    },
    DEBOUNCE_MS,
  );
  return {
    typed,
    type,
    send: () => {
      cancel();
      void navigate(paths.search(typed.trim(), kind), { replace: isResultsPage });
    },
  };
}
