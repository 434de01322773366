import { useId } from 'react';
import { STAR } from './star.ts';
import classes from './Stars.module.css';

const PLACES = [0, 1, 2, 3, 4];

type Props = {
  /** 0 to 5; parts of a star are drawn. */
  value: number;
  size?: number;
};

/** A rating as five stars. */
export function Stars({ value, size = 16 }: Props) {
  const clip = useId();
  return (
    <svg
      className={classes.root}
      width={size * 5}
      height={size}
      viewBox="0 0 80 16"
      role="img"
      aria-label={`${Number(value.toFixed(1))} out of 5 stars`}
    >
      <clipPath id={clip}>
        <rect width={16 * value} height="16" />
      </clipPath>
      <g className={classes.empty}>
        {PLACES.map((place) => (
          <path key={place} d={STAR} transform={`translate(${place * 16} 0)`} />
        ))}
      </g>
      <g className={classes.full} clipPath={`url(#${clip})`}>
        {PLACES.map((place) => (
          <path key={place} d={STAR} transform={`translate(${place * 16} 0)`} />
        ))}
      </g>
    </svg>
  );
}
