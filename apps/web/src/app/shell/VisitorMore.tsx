import { NavLink, useLocation } from 'react-router-dom';
import classes from './NavItems.module.css';
import type { NavItem } from './nav-items.ts';
import { visitorMoreMessages } from './visitor-more.messages.ts';
import { visitorSpareItems } from './visitor-spare-items.ts';

const PANEL_ID = 'more-pages';

/** The links of a visitor's row that have no room in it. The browser opens and closes them, so that it needs none of the menu of members. */
export function VisitorMore({ row }: { row: readonly NavItem[] }) {
  const { key } = useLocation();
  const spare = visitorSpareItems(row);
  if (spare.length === 0) return null;
  return (
    <li>
      <button
        type="button"
        popoverTarget={PANEL_ID}
        className={classes.link}
        data-holds={spare.map(({ to }) => to).join(' ')}
      >
        {visitorMoreMessages.more}
      </button>
      {/* Another one after each navigation, so that it is closed. */}
      <ul key={key} id={PANEL_ID} popover="auto">
        {row
          .filter((item) => spare.includes(item))
          .map(({ label, to }) => (
            <li key={to}>
              <NavLink to={to} className={classes.link ?? ''}>
                {label}
              </NavLink>
            </li>
          ))}
      </ul>
    </li>
  );
}
