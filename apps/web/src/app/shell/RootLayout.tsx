import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { isPageHandle } from '../lazy-page.ts';
import { paths } from '../paths.ts';
import { useLiveChanges } from '../useLiveChanges.ts';
import { useViewer } from '../useViewer.ts';
import { SearchHost } from '../../features/search/SearchHost.tsx';
import { SiteNotices } from '../../features/site-notices/SiteNotices.tsx';
import { DialogHost } from './DialogHost.tsx';
import { Frame } from './Frame.tsx';
import { keepFocus } from './keep-focus.ts';

/** The layout around every page. It stays when the page changes, and with it the focus and what is announced. */
export function RootLayout() {
  const reader = useViewer();
  const { pathname } = useLocation();
  const bare = useMatches().some(({ handle }) => isPageHandle(handle) && handle.bare);
  useEffect(keepFocus, []);
  useLiveChanges(reader.viewer !== null || pathname === paths.feed(), reader);
  return (
    <>
      <Frame bare={bare}>
        <SiteNotices />
        <Outlet />
      </Frame>
      <DialogHost />
      <SearchHost />
      <ScrollRestoration />
    </>
  );
}
