import type { SearchKind } from '@guildhall/api/search/schema';
import { keepPreviousData } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { useDebouncedSearchParam } from '../../lib/useDebouncedSearchParam.ts';
import { searchInput } from './search-input.ts';

const WAIT_MS = 200;

/** The best of each kind for what was typed; the former ones stay until the new ones are here. */
export function useSearch(q: string, limit: number, kind?: SearchKind) {
  return trpc.search.all.useQuery(searchInput(q, limit, kind), {
    enabled: q.trim() !== '',
    placeholderData: keepPreviousData,
  });
}

/**
 * The text of a search box. On the page of results it stands in the address and the results follow while it is
 * typed; anywhere else the page opens when it is sent.
 */
export function useSearchText() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isOnPage = pathname === paths.search();
  const kind = (isOnPage && search.get('kind')) || undefined;
  const inAddress = isOnPage ? (search.get('q') ?? '') : '';
  const { typed, type, cancel } = useDebouncedSearchParam(
    inAddress,
    (q) => {
      if (isOnPage) void navigate(paths.search(q, kind), { replace: true, preventScrollReset: true });
    },
    WAIT_MS,
  );
  return {
    typed,
    type,
    send: () => {
      cancel();
      void navigate(paths.search(typed.trim(), kind), { replace: isOnPage });
    },
  };
}
