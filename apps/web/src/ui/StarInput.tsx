import { type ReactNode, useId } from 'react';
import classes from './StarInput.module.css';
import { STAR } from './star.ts';

const STARS = [1, 2, 3, 4, 5];

type Props = {
  legend: string;
  /** 1 to 5; 0 before a choice. */
  value: number;
  onChange: (value: number) => void;
  error?: ReactNode;
};

/** A choice of one to five stars: radio buttons, so that keys and screen readers know their way. */
export function StarInput({ legend, value, onChange, error }: Props) {
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <fieldset className={classes.root} aria-describedby={error ? errorId : undefined}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.stars}>
        {STARS.map((stars) => (
          <label key={stars} className={classes.star} data-full={stars <= value}>
            <input
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              aria-label={stars === 1 ? '1 star' : `${stars} stars`}
              className={classes.input}
              onChange={() => onChange(stars)}
            />
            <svg width="32" height="32" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
              <path d={STAR} />
            </svg>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
