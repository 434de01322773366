import { useState } from 'react';

type Stored = { list: string; ids: ReadonlySet<number>; isAll: boolean };
const nobody = (list: string): Stored => ({ list, ids: new Set(), isAll: false });

/**
 * The rows that are selected in a list: some of those shown, or all that its search and filter match. `list` names
 * both; another search begins without a selection.
 */
export function useSelection(list: string) {
  const [stored, setStored] = useState(() => nobody(list));
  const { ids, isAll } = stored.list === list ? stored : nobody(list);
  const set = (next: Iterable<number>) => setStored({ list, ids: new Set(next), isAll: false });
  return {
    ids,
    isAll,
    isEmpty: ids.size === 0 && !isAll,
    has: (id: number) => isAll || ids.has(id),
    toggle: (id: number) => set(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
    set,
    setAll: () => setStored({ ...nobody(list), isAll: true }),
    clear: () => setStored(nobody(list)),
  };
}

/** The selection without the rows that are no longer shown. */
export function shownSelection(selection: Selection, rows: { id: number }[]): Selection {
  const ids = new Set(rows.flatMap(({ id }) => (selection.ids.has(id) ? [id] : [])));
  return { ...selection, ids, isEmpty: ids.size === 0 && !selection.isAll };
}

export type Selection = ReturnType<typeof useSelection>;
