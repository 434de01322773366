import { USER_SORTS } from '@guildhall/api/console/users/users.schema';
import { useSearchParams } from 'react-router-dom';

export type Sort = (typeof USER_SORTS)[number];
export type Order = { sort: Sort; direction: 'asc' | 'desc' };

/** Moments begin with the newest. */
const firstDirection = (sort: Sort) => (sort === 'added' || sort === 'lastSeen' ? 'desc' : 'asc');

/** By what the list of members is sorted, in the address: choosing the same again turns the order round. */
export function useUserOrder() {
  const [params, setParams] = useSearchParams();
  const sort = USER_SORTS.find((name) => name === params.get('sort')) ?? 'added';
  const asked = params.get('direction');
  const direction = asked === 'asc' || asked === 'desc' ? asked : firstDirection(sort);
  const order: Order = { sort, direction };
  const set = (next: Order) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('sort', next.sort);
        if (next.direction === firstDirection(next.sort)) after.delete('direction');
        else after.set('direction', next.direction);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    order,
    sortBy: (by: Sort) =>
      set({
        sort: by,
        direction: by === sort ? (direction === 'asc' ? 'desc' : 'asc') : firstDirection(by),
      }),
  };
}
