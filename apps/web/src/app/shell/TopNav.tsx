import { Burger, Container, Group, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Suspense, lazy, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useViewer } from '../useViewer.ts';
import { MobileAccount } from './MobileAccount.tsx';
import { NavItems } from './NavItems.tsx';
import { SignInButtons } from './SignInButtons.tsx';
import classes from './TopNav.module.css';
import { Wordmark } from './Wordmark.tsx';

// Visitors have no menu of their own, so they do not load it.
const UserMenu = lazy(() => import('./UserMenu.tsx').then((module) => ({ default: module.UserMenu })));

const PANEL_ID = 'mobile-menu';

/** The bar at the top of every page; on small screens its items fold into a panel. */
export function TopNav() {
  const { viewer, status } = useViewer();
  const [opened, menu] = useDisclosure(false);
  const { key } = useLocation();
  const { close } = menu;
  useEffect(() => close(), [key, close]);

  return (
    <header className={classes.bar} onKeyDown={(event) => event.key === 'Escape' && close()}>
      <Container size="lg" className={classes.inner ?? ''}>
        <Wordmark />
        <nav aria-label="Main" className={classes.wide}>
          <NavItems />
        </nav>
        <Group gap="xs" wrap="nowrap" className={classes.wide ?? ''}>
          <Suspense>{viewer && <UserMenu viewer={viewer} />}</Suspense>
          {status === 'anonymous' && <SignInButtons />}
        </Group>
        <Burger
          className={classes.burger ?? ''}
          size="sm"
          opened={opened}
          onClick={menu.toggle}
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
