import { authMessages } from './auth.messages.ts';
import classes from './HoneypotField.module.css';

/** A field that only programs fill in: people do not see it, and reach it neither by keyboard nor by screen reader. */
export function HoneypotField(input: object) {
  return (
    <div className={classes.hidden} aria-hidden>
      <label>
        {authMessages.register.honeypot}
        <input type="text" name="homepage" tabIndex={-1} autoComplete="off" {...input} />
      </label>
    </div>
  );
}
