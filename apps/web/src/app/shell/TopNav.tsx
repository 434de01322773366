import { Burger, Container, Group, Stack } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Suspense, lazy, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { HeaderSearch } from '../../features/search/HeaderSearch.tsx';
import { useViewer } from '../../lib/useViewer.ts';
import { MobileAccount } from './MobileAccount.tsx';
import { NavItems } from './NavItems.tsx';
import { SignInButtons } from './SignInButtons.tsx';
import classes from './TopNav.module.css';
import { Wordmark } from '../../lib/Wordmark.tsx';

// Visitors have no menu and no bell of their own, so they do not load them.
const UserMenu = lazy(() => import('./UserMenu.tsx').then((module) => ({ default: module.UserMenu })));

const NotificationBell = lazy(() =>
  import('../../features/notifications/NotificationBell.tsx').then((module) => ({
    default: module.NotificationBell,
  })),
);

const PANEL_ID = 'mobile-menu';

/** The bar at the top of every page; on small screens its items fold into a panel. */
export function TopNav() {
  const { viewer, status } = useViewer();
  const { key } = useLocation();
  // Open for one place in the history only: going anywhere shuts it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const opened = openAt === key;
  useHotkeys([['Escape', () => setOpenAt(null)]]);

  return (
    <header className={classes.bar}>
      <Container size="lg" className={classes.inner ?? ''}>
        <Wordmark />
        <nav aria-label="Main" className={classes.wide}>
          <NavItems />
        </nav>
        <HeaderSearch />
        <Suspense>{viewer && <NotificationBell />}</Suspense>
        <Group gap="xs" wrap="nowrap" className={classes.wide ?? ''}>
          <Suspense>{viewer && <UserMenu viewer={viewer} />}</Suspense>
          {status === 'anonymous' && <SignInButtons />}
        </Group>
        <Burger
          className={classes.burger ?? ''}
          size="sm"
          opened={opened}
          onClick={() => setOpenAt(opened ? null : key)}
          aria-expanded={opened}
          aria-controls={PANEL_ID}
          aria-label="Menu"
        />
      </Container>
      <nav id={PANEL_ID} aria-label="Main, small screens" hidden={!opened} className={classes.panel}>
        <NavItems stacked />
        <hr className={classes.divider} />
        {viewer && <MobileAccount viewer={viewer} />}
        {status === 'anonymous' && (
          <Stack gap="xs">
            <SignInButtons size="md" fullWidth />
          </Stack>
        )}
      </nav>
    </header>
  );
}
