import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useIsAreaOn, useIsPageOn } from '../../../lib/areas.ts';
import { paths } from '../../../lib/paths.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ADMIN_TABS } from '../admin-tabs.ts';
import { CONSOLE_NAV, type ConsoleEntry } from './console-nav.ts';
import classes from './ConsoleNav.module.css';
import { frameMessages as messages } from './frame.messages.ts';

/** Links to every page of the console, by task, with how many decisions wait there. */
export function ConsoleNav() {
  const isPageOn = useIsPageOn();
  const isAreaOn = useIsAreaOn();
  const isCurrent = useIsCurrent();
  const { data: waiting = [] } = trpc.admin.waiting.useQuery();
  const isOn = ({ to, area }: ConsoleEntry) => (area ? isAreaOn(area) : isPageOn(to));
  const countOf = (entry: ConsoleEntry) =>
    waiting.reduce((sum, { kind, count }) => sum + (entry.waiting?.includes(kind) ? count : 0), 0);
  return (
    <nav aria-label={messages.label} className={classes.root}>
      {CONSOLE_NAV.map(({ title, entries }) => (
        <div key={title}>
          {title && <p className={classes.title}>{title}</p>}
          <ul className={classes.list}>
            {entries.filter(isOn).map((entry) => {
              const count = countOf(entry);
              return (
                <li key={entry.to}>
                  <Link
                    to={entry.to}
                    className={classes.link}
                    {...(isCurrent(entry) && { 'aria-current': 'page' })}
                  >
                    <entry.Icon size={20} aria-hidden />
                    <span className={classes.label}>{entry.label}</span>
                    {count > 0 && (
                      <span className={classes.count} title={messages.waiting(count)}>
                        {count}
                      </span>
                    )}
                  </Link>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Whether an entry is the open page, or the page above it. */
function useIsCurrent(): (entry: ConsoleEntry) => boolean {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  if (pathname === paths.admin()) {
    const tab = ADMIN_TABS.find(({ value }) => value === search.get('tab'))?.value;
    return ({ to }) => to === paths.admin(tab);
  }
  if (pathname.startsWith('/admin/members/')) return ({ to }) => to === paths.admin('users');
  return ({ to }) => pathname === to || pathname.startsWith(`${to}/`);
}
