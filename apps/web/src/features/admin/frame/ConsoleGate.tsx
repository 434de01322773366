import { Alert, Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { useViewer } from '../../../lib/useViewer.ts';
import { paths } from '../../../lib/paths.ts';
import { usePermissions } from '../shared/usePermissions.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHead } from '../../../lib/PageHead.tsx';
import { frameMessages as messages } from './frame.messages.ts';
import { useConsoleEntry } from './useConsoleEntry.ts';

const SecondFactorNotice = lazyChunk(() =>
  import('./SecondFactorNotice.tsx').then((module) => ({ default: module.SecondFactorNotice })),
);

const { beyond } = messages;

/** The open page, if the viewer's role covers it. The API refuses its data in any case. */
export function ConsoleGate() {
  const { holds, mayRead } = usePermissions();
  const { viewer } = useViewer();
  const secondFactorBy = viewer?.secondFactorBy ?? null;
  const permission = useConsoleEntry()?.permission ?? 'console';
  const notice = secondFactorBy !== null && (
    <Suspense>
      <SecondFactorNotice by={secondFactorBy} isOpen={mayRead('console')} />
    </Suspense>
  );
  if (notice && !mayRead('console')) return notice;
  if (!mayRead(permission))
    return (
      <>
        <PageHead title={beyond.title} description={beyond.text} noIndex />
        <EmptyState
          icon={IconLock}
          title={beyond.title}
          headingOrder={1}
          action={
            <Button component={Link} to={paths.admin()}>
              {beyond.action}
            </Button>
          }
        >
          {beyond.text}
        </EmptyState>
      </>
    );
  return (
    <>
      {notice}
      {!holds(permission) && (
        <Alert variant="light" mb="lg">
          {messages.readOnly}
        </Alert>
      )}
      <Outlet />
    </>
  );
}
