import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { paths } from '../../../lib/paths.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useHydrated } from '../../../lib/useHydrated.ts';
import { MailPage } from '../MailPage.tsx';
import { arrivalMessages as messages } from './arrival.messages.ts';
import { useProviderAnswer } from './useProviderAnswer.ts';
import { WaitingPage } from './WaitingPage.tsx';

const ProviderAnswer = lazyChunk(() =>
  import('./ProviderAnswer.tsx').then((module) => ({ default: module.ProviderAnswer })),
);

/** Where a service sends members back to. The server does not see what it sent them back with. */
export function ProviderPage() {
  const { key = '' } = useParams();
  const answer = useProviderAnswer();
  const isHydrated = useHydrated();
  const { data } = trpc.site.config.useQuery();
  const name = data?.providers.find((provider) => provider.key === key)?.name ?? messages.service;
  if (!isHydrated) return <WaitingPage name={name} />;
  if (answer === null)
    return (
      <MailPage title={messages.title(name)} description={messages.nothing}>
        <Button component={Link} to={paths.signIn()}>
          {messages.toSignIn}
        </Button>
      </MailPage>
    );
  return (
    <Suspense fallback={<WaitingPage name={name} />}>
      <ProviderAnswer service={{ key, name }} answer={answer} />
    </Suspense>
  );
}
