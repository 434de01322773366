import classes from './DayBars.module.css';

/** One bar a day, for the eye only: the numbers are said in words beside it. */
export function DayBars({ values, caption }: { values: number[]; caption: string }) {
  const highest = Math.max(1, ...values);
  return (
    <figure className={classes.root}>
      <svg viewBox={`0 0 ${values.length * 10} 40`} preserveAspectRatio="none" aria-hidden="true">
        {values.map((value, day) => (
          <rect
            // The days do not move while they are shown.
            key={day}
            x={day * 10}
            width={8}
            y={40 - barOf(value, highest)}
            height={barOf(value, highest)}
            data-empty={value === 0 || undefined}
          />
        ))}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** Days without any have a line, so that they are seen as days. */
const barOf = (value: number, highest: number) => (value === 0 ? 1 : 4 + (36 * value) / highest);
