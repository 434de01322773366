import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useLiveChanges } from '../useLiveChanges.ts';
import { useViewer } from '../useViewer.ts';
import { DialogHost } from './DialogHost.tsx';
import { Frame } from './Frame.tsx';

/** The layout route around every page; `bare` for pages that bring their own top bar and foot. */
export function RootLayout({ bare = false }: { bare?: boolean }) {
  const { viewer } = useViewer();
  useLiveChanges(viewer !== null);
  return (
    <>
      <Frame bare={bare}>
        <Outlet />
      </Frame>
      <DialogHost />
      <ScrollRestoration />
    </>
  );
}
