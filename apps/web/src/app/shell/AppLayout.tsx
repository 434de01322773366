import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import classes from './AppLayout.module.css';
import { OfflineBar } from './OfflineBar.tsx';
import { TopNav } from './TopNav.tsx';
import { useRouteFocus } from './useRouteFocus.ts';
import { shellMessages } from './shell.messages.ts';

type Props = { fillsScreen?: boolean; children?: ReactNode };

/** The page frame: skip link, navigation, the page itself, footer. */
export function AppLayout({ fillsScreen = false, children }: Props) {
  const title = useRouteFocus();
  return (
    <div className={classes.root} {...(fillsScreen && { 'data-fills-screen': true })}>
      <a href="#main" className={classes.skip}>
        {shellMessages.skip}
      </a>
      <TopNav />
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      {!fillsScreen && <Footer />}
      <OfflineBar />
      <VisuallyHidden component="output">{title}</VisuallyHidden>
    </div>
  );
}
