import { Suspense } from 'react';
import { NavLink } from 'react-router-dom';
import { useIsPageOn } from '../../lib/areas.ts';
import { tourTarget } from '../../lib/tour-target.ts';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { trpc } from '../../lib/trpc.ts';
import { useViewer } from '../../lib/useViewer.ts';
import classes from './NavItems.module.css';
import { memberPart } from './member-part.ts';
import { ADMIN_ITEM, DASHBOARD_ITEM, FIRST_ITEMS, MEMBERS_ITEM, MORE_ITEMS } from './nav-items.ts';

const MoreMenu = memberPart('MoreMenu');
const VisitorMore = lazyChunk(() =>
  import('./VisitorMore.tsx').then((module) => ({ default: module.VisitorMore })),
);

type Props = { stacked?: boolean };

/** The navigation links that the viewer has. */
export function NavItems({ stacked = false }: Props) {
  const { viewer } = useViewer();
  const isPageOn = useIsPageOn();
  const hasPublicMembers = trpc.site.config.useQuery().data?.community.publicMembers ?? false;
  const items = [
    ...(viewer ? [DASHBOARD_ITEM] : []),
    ...[...FIRST_ITEMS, ...(viewer ? [] : MORE_ITEMS)].filter(({ to }) => isPageOn(to)),
    ...(viewer || hasPublicMembers ? [MEMBERS_ITEM] : []),
    ...(viewer?.showsAdminLink ? [ADMIN_ITEM] : []),
  ];
  return (
    <ul className={stacked ? classes.stack : classes.row}>
      {items.map(({ label, to, tour }) => (
        <li key={to}>
          <NavLink to={to} {...(tour && tourTarget(tour))} className={classes.link ?? ''}>
            {label}
          </NavLink>
        </li>
      ))}
      <Suspense>
        {viewer ? (
          <li>
            <MoreMenu row={items} />
          </li>
        ) : (
          !stacked && <VisitorMore row={items} />
        )}
      </Suspense>
    </ul>
  );
}
