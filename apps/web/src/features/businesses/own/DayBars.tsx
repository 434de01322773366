import { createElement } from 'react';
import classes from './DayBars.module.css';

const HEIGHT = 40;

/** One bar a day, for the eye only: the numbers are said in words beside it. */
export function DayBars({ values, caption }: { values: number[]; caption: string }) {
  const highest = Math.max(1, ...values);
  const bar = (value: number, day: number) => {
    // Days without any have a line, so that they are seen as days.
    const height = value === 0 ? 1 : 4 + ((HEIGHT - 4) * value) / highest;
    return (
      <rect
        x={day * 10}
        width={8}
        y={HEIGHT - height}
        height={height}
        data-empty={value === 0 || undefined}
      />
    );
  };
  const box = {
    viewBox: `0 0 ${values.length * 10} ${HEIGHT}`,
    preserveAspectRatio: 'none',
    'aria-hidden': true,
  };
  return (
    <figure className={classes.root}>
      {createElement('svg', box, ...values.map(bar))}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
