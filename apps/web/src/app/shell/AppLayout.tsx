import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { Footer } from './Footer.tsx';
import { memberPart } from './member-part.ts';
import classes from './AppLayout.module.css';
import { OfflineBar } from './OfflineBar.tsx';
import { TopNav } from './TopNav.tsx';
import { useRouteFocus } from './useRouteFocus.ts';
import { shellMessages } from './shell.messages.ts';

const BottomBar = memberPart('BottomBar');

const MemberExtras = memberPart('MemberExtras');

type Props = { fillsScreen?: boolean; children?: ReactNode };

/** The page frame: skip link, navigation, the page itself, the footer of visitors and of the settings. */
export function AppLayout({ fillsScreen = false, children }: Props) {
  const title = useRouteFocus();
  const { viewer } = useViewer();
  const { pathname } = useLocation();
  return (
    <div className={classes.root} {...(fillsScreen && { 'data-fills-screen': true })}>
      <a href="#main" className={classes.skip}>
        {shellMessages.skip}
      </a>
      <TopNav />
      <Suspense>{viewer && <MemberExtras viewer={viewer} />}</Suspense>
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      {!fillsScreen && (viewer === null || pathname === paths.settings()) && <Footer />}
      <div className={classes.bottom}>
        <OfflineBar />
        <Suspense>{viewer && <BottomBar viewer={viewer} />}</Suspense>
      </div>
      <VisuallyHidden component="output">{title}</VisuallyHidden>
    </div>
  );
}
