import { Suspense } from 'react';
import { useDialog } from '../../lib/useDialog.ts';
import { useHydrated } from '../../lib/useHydrated.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { AuthDialog, EditProfileDialog } from './dialogs.tsx';

/** Shows the dialog named in the URL, if it is meant for the viewer. Dialogs are rendered only in the browser. */
export function DialogHost() {
  const { open } = useDialog();
  const { status } = useViewer();
  const hydrated = useHydrated();
  if (!hydrated || open === null || status === 'loading') return null;
  if (open === 'edit-profile') {
    return <Suspense>{status === 'authenticated' ? <EditProfileDialog /> : <AuthDialog />}</Suspense>;
  }
  return <Suspense>{status === 'anonymous' && <AuthDialog />}</Suspense>;
}
