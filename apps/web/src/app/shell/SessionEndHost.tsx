import { Suspense, useEffect, useState } from 'react';
import { isLeaving, leaveTo } from '../../lib/leave-site.ts';
import { paths } from '../../lib/paths.ts';
import type { ViewerState } from '../../lib/useViewer.ts';
import { SessionEndedDialog } from './dialogs.tsx';

/** Says so when the session of this page ended elsewhere; reloads when another member signed in instead. */
export function SessionEndHost({ status, viewer }: ViewerState) {
  const [member, setMember] = useState(viewer);
  const isReplaced = viewer !== null && member !== null && viewer.id !== member.id;
  if (viewer && !member) setMember(viewer);
  useEffect(() => {
    if (isReplaced) leaveTo(paths.dashboard());
  }, [isReplaced]);
  if (status !== 'anonymous' || member === null || isLeaving()) return null;
  return (
    <Suspense>
      <SessionEndedDialog />
    </Suspense>
  );
}
