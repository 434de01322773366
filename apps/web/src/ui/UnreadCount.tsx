import classes from './UnreadCount.module.css';

const DISPLAY_CAP = 99;

/** The number of unread items on an icon of the header; the control's own label says it to screen readers. */
export function UnreadCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={classes.root} aria-hidden="true">
      {count > DISPLAY_CAP ? `${DISPLAY_CAP}+` : count}
    </span>
  );
}
