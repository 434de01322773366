import classes from './PercentRing.module.css';

type Props = {
  /** Whole percent, 0 to 100. */
  percent: number;
  /** What the percentage is of, for screen readers. */
  label: string;
  size?: number;
};

const RADIUS = 42;
const LENGTH = 2 * Math.PI * RADIUS;

/** A percentage as a ring with the number inside. */
export function PercentRing({ percent, label, size = 96 }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 100 100"
      role="img"
      aria-label={`${label}: ${percent}%`}
      className={classes.root}
    >
      <circle cx="50" cy="50" r={RADIUS} className={classes.track} />
      {/* A stroke of zero length would still show its round caps. */}
      {percent > 0 && (
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          className={classes.fill}
          strokeDasharray={`${(LENGTH * percent) / 100} ${LENGTH}`}
          transform="rotate(-90 50 50)"
        />
      )}
      <text x="50" y="50" className={classes.number}>
        {percent}%
      </text>
    </svg>
  );
}
