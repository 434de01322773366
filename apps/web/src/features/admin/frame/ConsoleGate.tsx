import { Alert, Button } from '@mantine/core';
import { Link, Outlet } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { usePermissions } from '../shared/usePermissions.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHead } from '../../../lib/PageHead.tsx';
import { frameMessages as messages } from './frame.messages.ts';
import { useConsoleEntry } from './useConsoleEntry.ts';

const { beyond } = messages;

/** The open page, if the viewer's role covers it. The API refuses its data in any case. */
export function ConsoleGate() {
  const { holds, mayRead } = usePermissions();
  const permission = useConsoleEntry()?.permission ?? 'console';
  if (!mayRead(permission))
    return (
      <>
        <PageHead title={beyond.title} description={beyond.text} noIndex />
        <EmptyState
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
      {!holds(permission) && (
        <Alert variant="light" mb="lg">
          {messages.readOnly}
        </Alert>
      )}
      <Outlet />
    </>
  );
}
