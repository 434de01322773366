import { USER_FILTERS } from '@guildhall/api/console/users/users.schema';
import { trpc } from '../../../lib/trpc.ts';
import classes from '../../../ui/Chips.module.css';
import type { ListFilter } from '../shared/useListFilter.ts';
import { usersMessages as messages } from './users.messages.ts';

type Filter = (typeof USER_FILTERS)[number];

type Props = { list: ListFilter<Filter>; missingFrom?: number | undefined };

/** The filters with how many members each shows of the search. What shows nobody is left out. */
export function FilterChips({ list, missingFrom }: Props) {
  const { data: counts } = trpc.admin.users.counts.useQuery({ search: list.search, missingFrom });
  const shown = USER_FILTERS.filter(
    (filter) => filter === 'all' || filter === list.filter || (counts?.[filter] ?? 0) > 0,
  );
  return (
    <div role="group" aria-label={messages.filterLabel} className={classes.root}>
      {shown.map((filter) => (
        <button
          key={filter}
          type="button"
          className={classes.chip}
          aria-pressed={filter === list.filter}
          onClick={() => list.setFilter(filter)}
        >
          {messages.filters[filter]} {counts && <b>{messages.count(counts[filter])}</b>}
        </button>
      ))}
    </div>
  );
}
