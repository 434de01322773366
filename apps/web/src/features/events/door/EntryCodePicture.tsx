import { doorMessages } from './door.messages.ts';
import classes from './EntryCodePicture.module.css';

/** A code for the entrance, as a camera reads it. */
export function EntryCodePicture({ size, path }: { size: number; path: string }) {
  return (
    <svg
      role="img"
      aria-label={doorMessages.entry.alt}
      className={classes.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
