import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { NotFoundPage } from '../../features/errors/NotFoundPage.tsx';
import { useIsPageOn } from '../../lib/areas.ts';
import { isPageHandle } from '../../lib/lazy-page.ts';
import { paths } from '../../lib/paths.ts';
import { useLiveChanges } from '../useLiveChanges.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { ConsentHost } from '../../features/consents/ConsentHost.tsx';
import { ConfirmEmailBar } from '../../features/account/ConfirmEmailBar.tsx';
import { SearchHost } from '../../features/search/SearchHost.tsx';
import { SiteNotices } from '../../features/site/SiteNotices.tsx';
import { DialogHost } from './DialogHost.tsx';
import { AppLayout } from './AppLayout.tsx';
import { SessionEndHost } from './SessionEndHost.tsx';
import { restoreFocus } from './restore-focus.ts';
import { useLateFonts } from '../late-fonts.ts';

/** The layout around every page. It stays mounted across navigations, which focus restoration and live regions rely on. */
export function RootLayout() {
  const viewerState = useViewer();
  const { pathname } = useLocation();
  const isPageOn = useIsPageOn();
  const handles = useMatches().map(({ handle }) => (isPageHandle(handle) ? handle : null));
  useEffect(restoreFocus, []);
  useLateFonts();
  useLiveChanges(viewerState.viewer !== null || pathname === paths.feed(), viewerState);
  return (
    <>
      <AppLayout fillsScreen={handles.some((handle) => handle?.fillsScreen)}>
        <SiteNotices />
        <ConfirmEmailBar />
        {isPageOn(pathname) ? <Outlet /> : <NotFoundPage />}
      </AppLayout>
      <SessionEndHost {...viewerState} />
      <ConsentHost isSignedIn={viewerState.viewer !== null} />
      <DialogHost />
      <SearchHost />
      <ScrollRestoration />
    </>
  );
}
