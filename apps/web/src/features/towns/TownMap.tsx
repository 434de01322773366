import { useElementSize } from '@mantine/hooks';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { placeTowns } from './place-towns.ts';
import { hasOutlines, projectionOf } from './projection.ts';
import { type TownsProps, areaOf, countIn, keyOf, linkTo } from './town-words.ts';
import { townsMessages } from './towns.messages.ts';
import classes from './TownMap.module.css';

const Outlines = lazyChunk(() => import('./Outlines.tsx').then((module) => ({ default: module.Outlines })));

/** Until the map has been measured. */
const USUAL = { width: 640, height: 400 };
/** From this radius on a circle has room for its number. */
const NUMBERED = 11;

/**
 * The towns as circles on outlines of the world, each a link to those who are there. Where they crowd, only the larger ones
 * are; the list has them all.
 */
export function TownMap(props: TownsProps) {
  const { towns } = props;
  const { ref, width, height } = useElementSize();
  const size = width > 0 ? { width, height } : USUAL;
  const projection = projectionOf(towns, size);
  return (
    <div ref={ref} className={classes.root}>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} className={classes.world} aria-hidden>
        {hasOutlines(projection) && (
          <Suspense>
            <Outlines projection={projection} />
          </Suspense>
        )}
      </svg>
      {placeTowns(towns, projection, size).map(({ town, x, y, radius, side, isTarget }) => {
        const circle = {
          className: classes.town,
          style: { left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius },
          // In the style sheet, as it is no part of the name.
          'data-count': radius >= NUMBERED ? town.count : undefined,
        };
        const label = (
          <span
            className={classes.label}
            data-side={side ?? 'right'}
            data-hidden={side === null || undefined}
          >
            {town.name}
          </span>
        );
        return isTarget ? (
          <Link
            key={keyOf(town)}
            {...linkTo(town, props)}
            aria-label={townsMessages.town(town.name, areaOf(town), countIn(town, props))}
            {...circle}
          >
            {label}
          </Link>
        ) : (
          <span key={keyOf(town)} aria-hidden data-plain {...circle}>
            {label}
          </span>
        );
      })}
    </div>
  );
}
