import { authMessages } from './auth.messages.ts';
import blocks from '../../ui/blocks.module.css';

/** A field that only programs fill in: people do not see it, and reach it neither by keyboard nor by screen reader. */
export function HoneypotField(input: object) {
  return (
    <div className={blocks.hidden} aria-hidden>
      <label>
        {authMessages.register.honeypot}
        <input type="text" name="homepage" tabIndex={-1} autoComplete="off" {...input} />
      </label>
    </div>
  );
}
