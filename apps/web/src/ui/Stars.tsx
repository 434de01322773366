import { useId } from 'react';
import { STAR } from './star.ts';
import classes from './Stars.module.css';
import { uiMessages } from './ui.messages.ts';

const INDEXES = [0, 1, 2, 3, 4];

type Props = {
  /** 0 to 5; fractions are drawn as partial stars. */
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
      aria-label={uiMessages.rating(Number(value.toFixed(1)))}
    >
      <clipPath id={clip}>
        <rect width={16 * value} height="16" />
      </clipPath>
      <g className={classes.empty}>
        {INDEXES.map((index) => (
          <path key={index} d={STAR} transform={`translate(${index * 16} 0)`} />
        ))}
      </g>
      <g className={classes.full} clipPath={`url(#${clip})`}>
        {INDEXES.map((index) => (
          <path key={index} d={STAR} transform={`translate(${index * 16} 0)`} />
        ))}
      </g>
    </svg>
  );
}
