import classes from './Sparkline.module.css';

type Props = {
  /** Oldest first. */
  values: number[];
};

const WIDTH = 120;
const HEIGHT = 28;
const EDGE = 2;

/** The shape of a series. Decorative: the numbers are in the text beside it. */
export function Sparkline({ values }: Props) {
  const highest = Math.max(...values, 1);
  const step = (WIDTH - 2 * EDGE) / Math.max(1, values.length - 1);
  const points = values.map((value, index) => {
    const x = EDGE + index * step;
    const y = HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * value) / highest;
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg
      className={classes.root}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <polyline points={points.join(' ')} className={classes.line} />
    </svg>
  );
}
