import { type ReactNode, useId } from 'react';
import classes from './StarInput.module.css';
import { STAR } from './star.ts';
import { uiMessages } from './ui.messages.ts';

const STARS = [1, 2, 3, 4, 5];

type Props = {
  legend: string;
  /** 1 to 5, or 0 before a choice. */
  value: number;
  onChange: (value: number) => void;
  error?: ReactNode;
};

/** A rating input of one to five stars, built on radio buttons for keyboard and screen readers. */
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
              aria-label={uiMessages.stars(stars)}
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
