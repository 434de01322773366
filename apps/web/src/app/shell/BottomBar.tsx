import { VisuallyHidden } from '@mantine/core';
import { IconHome, IconMail, IconMenu2, IconNews, IconSearch } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { setPalette } from '../../features/search/overlays.ts';
import { useIsPageOn } from '../../lib/areas.ts';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { paths } from '../../lib/paths.ts';
import { tourTarget } from '../../lib/tour-target.ts';
import { trpc } from '../../lib/trpc.ts';
import { useHydrated } from '../../lib/useHydrated.ts';
import type { CurrentUser } from '../../lib/useViewer.ts';
import { UnreadCount } from '../../ui/UnreadCount.tsx';
import classes from './BottomBar.module.css';
import { shellMessages } from './shell.messages.ts';
import { useStillPress } from './useStillPress.ts';

const { bottomBar: messages } = shellMessages;

const MobileMenu = lazyChunk(() =>
  import('./MobileMenu.tsx').then((module) => ({ default: module.MobileMenu })),
);

/** On phones, what members open most; everything else is in the menu. Hidden while they type, until a press has ended. */
export function BottomBar({ viewer }: { viewer: CurrentUser }) {
  useStillPress();
  const { key } = useLocation();
  const isPageOn = useIsPageOn();
  // Open for one history entry only, so that any navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  const isHydrated = useHydrated();
  const { data } = trpc.messages.unread.useQuery();
  // None while hydrating, as the server rendered: the count can arrive before the chunk of this bar.
  const unread = isHydrated ? (data?.count ?? 0) : 0;
  return (
    <nav aria-label={messages.label} className={classes.bar} data-bottom-bar>
      <Item to={paths.dashboard()} label={messages.home} icon={<IconHome size={24} aria-hidden />} />
      {isPageOn(paths.feed()) && (
        <Item to={paths.feed()} label={messages.feed} icon={<IconNews size={24} aria-hidden />} />
      )}
      <button type="button" className={classes.item} onClick={() => setPalette(true)}>
        <span className={classes.icon}>
          <IconSearch size={24} aria-hidden />
        </span>
        {messages.search}
      </button>
      <Item
        to={paths.messages()}
        label={messages.messages}
        spoken={unread > 0 ? messages.unread(unread) : undefined}
        icon={
          <>
            <IconMail size={24} aria-hidden />
            <UnreadCount count={unread} />
          </>
        }
      />
      <button
        type="button"
        className={classes.item}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...tourTarget('services', 'feed')}
        onClick={() => setOpenAt(isOpen ? null : key)}
      >
        <span className={classes.icon}>
          <IconMenu2 size={24} aria-hidden />
        </span>
        {messages.menu}
      </button>
      <Suspense>{isOpen && <MobileMenu viewer={viewer} onClose={() => setOpenAt(null)} />}</Suspense>
    </nav>
  );
}

type ItemProps = {
  to: string;
  label: string;
  /** What is read out instead of the label. */
  spoken?: string | undefined;
  icon: ReactNode;
};

function Item({ to, label, spoken, icon }: ItemProps) {
  return (
    <NavLink to={to} className={classes.item ?? ''}>
      <span className={classes.icon}>{icon}</span>
      <span aria-hidden={spoken !== undefined}>{label}</span>
      {spoken !== undefined && <VisuallyHidden>{spoken}</VisuallyHidden>}
    </NavLink>
  );
}
