import { useCallback, useState } from 'react';

/** The columns that an administrator can choose beside the member, in the order of the table. */
export const COLUMNS = [
  'company',
  'industry',
  'location',
  'phone',
  'connections',
  'status',
  'lastSeen',
  'ends',
  'active',
] as const;
export type Column = (typeof COLUMNS)[number];

const USUAL: Column[] = ['company', 'connections', 'status', 'lastSeen', 'active'];
const KEY = 'guildhall.member-columns';

const isColumn = (name: string): name is Column => COLUMNS.some((column) => column === name);

/** What this browser remembers; the usual ones without it. */
function remembered(): Column[] {
  const stored = localStorage.getItem(KEY);
  return stored === null ? USUAL : stored.split(' ').filter(isColumn);
}

/** The chosen columns, remembered in this browser. The console is never rendered on the server. */
export function useColumns() {
  const [columns, setColumns] = useState(remembered);
  const toggle = useCallback((column: Column) => {
    setColumns((before) => {
      const after = COLUMNS.filter((one) => before.includes(one) !== (one === column));
      localStorage.setItem(KEY, after.join(' '));
      return after;
    });
  }, []);
  return { columns, toggle };
}
