import { authMessages } from './auth.messages.ts';
import classes from './TrapField.module.css';

/** A field that only programs fill in: people do not see it, and reach it neither by keyboard nor by screen reader. */
export function TrapField(input: object) {
  return (
    <div className={classes.hidden} aria-hidden>
      <label>
        {authMessages.register.trap}
        <input type="text" name="homepage" tabIndex={-1} autoComplete="off" {...input} />
      </label>
    </div>
  );
}
