import { writtenNumber } from '../../../lib/written.ts';
import { VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import { consolePaths } from '../../../lib/console-paths.ts';
import { useMonthNames } from './figure-formats.ts';
import type { Figures } from './figures.hooks.ts';
import { figuresMessages } from './figures.messages.ts';
import classes from './MonthBars.module.css';

const { active: messages, sections, texts } = figuresMessages;

/** How many members were here in each month; the bar of a month leads to them. */
export function MonthBars({ months }: { months: Figures['activeByMonth'] }) {
  const names = useMonthNames();
  const most = Math.max(1, ...months.map(({ now }) => now));
  return (
    <section className={classes.root} aria-labelledby="active-months">
      <h3 id="active-months" className={classes.title}>
        {sections.active}
      </h3>
      <ol className={classes.bars}>
        {months.map(({ month, now, before }) => {
          const first = `${month}-01`;
          const share = (100 * now) / most;
          return (
            <li key={month}>
              <Link
                to={consolePaths.figures({ from: first, to: `${month}-28` }, 'active')}
                className={classes.bar}
              >
                <VisuallyHidden>{messages.bar(names.long(first), now, before)}</VisuallyHidden>
                <span className={classes.count} aria-hidden="true">
                  {writtenNumber(now)}
                </span>
                <svg className={classes.column} width="100%" aria-hidden="true" focusable="false">
                  <rect
                    y={`${100 - share}%`}
                    width="100%"
                    height={`${share}%`}
                    rx="3"
                    className={classes.fill}
                  />
                </svg>
                <span className={classes.month} aria-hidden="true">
                  {names.short(first)}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
      <p className={classes.definition}>{texts.active.definition}</p>
    </section>
  );
}
