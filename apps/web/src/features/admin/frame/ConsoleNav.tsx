import { Link } from 'react-router-dom';
import { useIsAreaOn, useIsPageOn } from '../../../lib/areas.ts';
import { usePermissions } from '../shared/usePermissions.ts';
import { trpc } from '../../../lib/trpc.ts';
import { CONSOLE_NAV, type ConsoleEntry } from './console-nav.ts';
import { useConsoleEntry } from './useConsoleEntry.ts';
import classes from './ConsoleNav.module.css';
import { frameMessages as messages } from './frame.messages.ts';

/** Links to every page of the console, by task, with how many decisions wait there. */
export function ConsoleNav() {
  const isPageOn = useIsPageOn();
  const isAreaOn = useIsAreaOn();
  const current = useConsoleEntry();
  const { mayRead } = usePermissions();
  const { data: waiting = [] } = trpc.admin.waiting.useQuery(undefined, { enabled: mayRead('console') });
  const isOn = ({ to, area, permission }: ConsoleEntry) =>
    mayRead(permission) && (area ? isAreaOn(area) : isPageOn(to));
  const groups = CONSOLE_NAV.map(({ title, entries }) => ({ title, entries: entries.filter(isOn) }));
  const countOf = (entry: ConsoleEntry) =>
    waiting.reduce((sum, { kind, count }) => sum + (entry.waiting?.includes(kind) ? count : 0), 0);
  return (
    <nav aria-label={messages.label} className={classes.root}>
      {groups
        .filter(({ entries }) => entries.length > 0)
        .map(({ title, entries }) => (
          <div key={title}>
            {title && <p className={classes.title}>{title}</p>}
            <ul className={classes.list}>
              {entries.map((entry) => {
                const count = countOf(entry);
                return (
                  <li key={entry.to}>
                    <Link
                      to={entry.to}
                      className={classes.link}
                      {...(entry === current && { 'aria-current': 'page' })}
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
