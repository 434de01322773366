import { Button, Group, Skeleton, VisuallyHidden } from '@mantine/core';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { paths } from '../../lib/paths.ts';
import { useHydrated } from '../../lib/useHydrated.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { useMailToken } from '../account/useMailToken.ts';
import { AdministratorForm } from './AdministratorForm.tsx';
import { SetupFrame } from './SetupFrame.tsx';
import { useSetupCheck } from './setup.hooks.ts';
import { setupMessages as messages } from './setup.messages.ts';

/** Most of the page, and for administrators alone. */
const SetupSteps = lazyChunk(() =>
  import('./SetupSteps.tsx').then((module) => ({ default: module.SetupSteps })),
);

/** The first run: the setup address creates the administrator, who then takes the other steps. */
export function SetupPage() {
  const token = useMailToken();
  const { viewer } = useViewer();
  const isHydrated = useHydrated();
  const isAdmin = viewer?.role === 'admin';
  const check = useSetupCheck(token, !isAdmin);
  if (isAdmin)
    return (
      <Suspense fallback={<Skeleton height={480} radius="lg" />}>
        <SetupSteps />
      </Suspense>
    );
  // The server never sees the token.
  if (isHydrated && token === '') return <Elsewhere {...messages.noToken} />;
  if (check.error) return <Elsewhere title={messages.refused} text={check.error.message} />;
  return (
    <SetupFrame step={1} title={messages.administrator.title} text={messages.administrator.text}>
      {check.isSuccess ? (
        <AdministratorForm token={token} />
      ) : (
        <>
          <VisuallyHidden role="status">{messages.checking}</VisuallyHidden>
          <Skeleton height={280} radius="lg" />
        </>
      )}
    </SetupFrame>
  );
}

function Elsewhere({ title, text }: { title: string; text: string }) {
  return (
    <SetupFrame title={title} text={text}>
      <Group>
        <Button component={Link} to={paths.signIn(paths.setup())}>
          {messages.signIn}
        </Button>
        <Button component={Link} to={paths.home()} variant="default">
          {messages.home}
        </Button>
      </Group>
    </SetupFrame>
  );
}
