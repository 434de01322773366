import { DIRECTION } from '../lib/locale.ts';
import { IconCheck } from '@tabler/icons-react';
import classes from './ReasonList.module.css';

/** The reasons for a recommendation, a short sentence each. */
export function ReasonList({ reasons, label }: { reasons: string[]; label: string }) {
  if (reasons.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={label}>
      {reasons.map((reason) => (
        <li key={reason}>
          <IconCheck size={16} aria-hidden className={classes.mark ?? ''} />
          <span dir={DIRECTION}>{reason}</span>
        </li>
      ))}
    </ul>
  );
}
