import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useLiveChanges } from '../useLiveChanges.ts';
import { useViewer } from '../useViewer.ts';
import { SearchHost } from '../../features/search/SearchHost.tsx';
import { SiteNotices } from '../../features/site-notices/SiteNotices.tsx';
import { DialogHost } from './DialogHost.tsx';
import { Frame } from './Frame.tsx';

/** The layout route around every page; `bare` for pages that bring their own top bar and foot. */
export function RootLayout({ bare = false }: { bare?: boolean }) {
  const { viewer } = useViewer();
  const { pathname } = useLocation();
  useLiveChanges(viewer !== null || pathname === paths.feed());
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
