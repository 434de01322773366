import { Burger, Container, Group, Stack } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { HeaderSearch } from '../../features/search/HeaderSearch.tsx';
import { useViewer } from '../../lib/useViewer.ts';
import { NavItems } from './NavItems.tsx';
import { SignInButtons } from './SignInButtons.tsx';
import { memberPart } from './member-part.ts';
import classes from './TopNav.module.css';
import { Wordmark } from '../../lib/Wordmark.tsx';
import { shellMessages } from './shell.messages.ts';

// Only members have a user menu, messages and notifications, so visitors do not load them.
const UserMenu = memberPart('UserMenu');
const NotificationBell = memberPart('NotificationBell');
const MessagesLink = memberPart('MessagesLink');

const PANEL_ID = 'mobile-menu';

/** The top navigation of every page; on small screens visitors find its items in a panel, and members in the bar at the bottom. */
export function TopNav() {
  const { viewer, status } = useViewer();
  const { key } = useLocation();
  // Open for one history entry only, so that any navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const opened = openAt === key;
  useHotkeys([['Escape', () => setOpenAt(null)]]);

  return (
    <header className={classes.bar}>
      <Container size="lg" className={classes.inner ?? ''}>
        <Wordmark />
        <nav aria-label={shellMessages.nav} className={classes.wide}>
          <NavItems />
        </nav>
        <HeaderSearch hasButton={!viewer} />
        <span className={classes.wide}>
          <Suspense>{viewer && <MessagesLink />}</Suspense>
        </span>
        <span className={classes.end}>
          <Suspense>{viewer && <NotificationBell />}</Suspense>
        </span>
        <Group gap="xs" wrap="nowrap" className={`${classes.wide} ${classes.account}`}>
          <Suspense>{viewer && <UserMenu viewer={viewer} />}</Suspense>
          {status === 'anonymous' && <SignInButtons />}
        </Group>
        {!viewer && (
          <Burger
            className={classes.burger ?? ''}
            size="sm"
            opened={opened}
            onClick={() => setOpenAt(opened ? null : key)}
            aria-expanded={opened}
            aria-controls={PANEL_ID}
            aria-label={shellMessages.menu}
          />
        )}
      </Container>
      <nav id={PANEL_ID} aria-label={shellMessages.mobileNav} hidden={!opened} className={classes.panel}>
        <NavItems stacked />
        <hr className={classes.divider} />
        {status === 'anonymous' && (
          <Stack gap="xs">
            <SignInButtons size="md" fullWidth />
          </Stack>
        )}
      </nav>
    </header>
  );
}
