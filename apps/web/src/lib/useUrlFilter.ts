import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The filter of a list, stored in the URL so that it can be shared and the back button restores it.
 * @param filterOf reads the filter from the URL; must be the same function on every render
 */
export function useUrlFilter<Filter>(filterOf: (params: URLSearchParams) => Filter) {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => filterOf(params), [params, filterOf]);

  // A change may come before the navigation of the previous one has finished; neither may be lost.
  const pending = useRef(params);
  useEffect(() => {
    pending.current = params;
  }, [params]);

  /** Sets parts of the filter; an empty value removes one. */
  const change = useCallback(
    (parts: Partial<Record<keyof Filter & string, string>>, { replace = false } = {}) => {
      const next = new URLSearchParams(pending.current);
      for (const [name, value] of Object.entries<string | undefined>(parts)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      pending.current = next;
      setParams(next, { replace, preventScrollReset: true });
    },
    [setParams],
  );
  return { filter, change };
}
