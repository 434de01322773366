import { Link, useSearchParams } from 'react-router-dom';
import { addressWith } from '../../lib/address-with.ts';
import type { MemberSort } from './members-filter.ts';
import { membersMessages } from './members.messages.ts';
import classes from '../../ui/LinkSwitch.module.css';

const { sorts: messages } = membersMessages;
const SORTS: MemberSort[] = ['match', 'name'];

/** The order of the list, as links, so that each can be shared. */
export function SortSwitch({ sort }: { sort: MemberSort }) {
  const [params] = useSearchParams();
  return (
    <nav aria-label={messages.label} className={classes.root}>
      {SORTS.map((one) => (
        <Link
          key={one}
          to={addressWith(params, { sort: one === 'name' ? one : undefined })}
          preventScrollReset
          className={classes.view}
          aria-current={one === sort ? 'true' : undefined}
        >
          {messages[one]}
        </Link>
      ))}
    </nav>
  );
}
