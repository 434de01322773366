import { Suspense, useEffect, useState } from 'react';
import { useDialog } from '../useDialog.ts';
import { useViewer } from '../useViewer.ts';
import { AuthDialog, EditProfileDialog } from './dialogs.tsx';

/** Shows the dialog that the address names, to the readers it is meant for. Dialogs begin in the browser. */
export function DialogHost() {
  const { open } = useDialog();
  const { status } = useViewer();
  const [started, setStarted] = useState(false);
  useEffect(() => setStarted(true), []);
  if (!started || open === null || status === 'loading') return null;
  if (open === 'edit-profile') {
    return <Suspense>{status === 'authenticated' ? <EditProfileDialog /> : <AuthDialog />}</Suspense>;
  }
  return <Suspense>{status === 'anonymous' && <AuthDialog />}</Suspense>;
}
