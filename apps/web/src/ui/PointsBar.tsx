import classes from './PointsBar.module.css';
import { uiMessages } from './ui.messages.ts';

type Props = { label: string; points: number; max: number };

/** One part of a score as a bar. */
export function PointsBar({ label, points, max }: Props) {
  return (
    <div className={classes.root}>
      <span className={classes.label}>{label}</span>
      <span className={classes.points}>{uiMessages.points(points, max)}</span>
      <svg className={classes.bar} width="100%" height="6" aria-hidden="true" focusable="false">
        <rect width="100%" height="6" rx="3" className={classes.track} />
        <rect width={`${max > 0 ? (100 * points) / max : 0}%`} height="6" rx="3" className={classes.fill} />
      </svg>
    </div>
  );
}
