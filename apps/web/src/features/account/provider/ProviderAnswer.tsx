import { Button, Text } from '@mantine/core';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { NEXT_PARAMETER } from '../../../lib/own-path.ts';
import { paths } from '../../../lib/paths.ts';
import { useSite } from '../../../lib/site.ts';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useViewer } from '../../../lib/useViewer.ts';
import { useEntered } from '../../auth/auth.hooks.ts';
import { takeNext } from '../../auth/providers/pending-sign-in.ts';
import { MailPage } from '../MailPage.tsx';
import { arrivalMessages as messages } from './arrival.messages.ts';
import { WaitingPage } from './WaitingPage.tsx';

const SecondFactorForm = lazyChunk(() =>
  import('../../auth/SecondFactorForm.tsx').then((module) => ({ default: module.SecondFactorForm })),
);

/** The key and the name of the service, and what it sent the browser back with. */
type Props = { service: { key: string; name: string }; answer: string };

/** Signs in with the answer of a service, joins or links with it, or says why not. */
export function ProviderAnswer({ service: { key, name }, answer }: Props) {
  const navigate = useNavigate();
  const { viewer } = useViewer();
  const [isSecondStep, setSecondStep] = useState(false);
  const site = useSite();
  const entered = useEntered(false);
  const utils = trpc.useUtils();
  const { mutate, error } = trpc.auth.provider.finish.useMutation({
    meta: { skipInvalidation: true },
    async onSuccess({ status }) {
      if (status !== 'linked') {
        await entered();
        if (status === 'joined') toast(messages.joined(site.name));
        return;
      }
      await utils.account.invalidate();
      toast(messages.linked(name));
      await navigate(paths.settings(), { replace: true });
    },
    onError: (failed) => setSecondStep(failed.data?.secondFactor === true),
  });
  const { hash } = useLocation();
  // An answer works once, and is sent when it has left the address.
  const sent = useRef<string | null>(null);
  useEffect(() => {
    if (hash !== '' || sent.current === answer) return;
    sent.current = answer;
    const next = takeNext();
    const search = `${new URLSearchParams({ [NEXT_PARAMETER]: next ?? '' })}`;
    if (next !== null) void navigate({ search }, { replace: true });
    mutate({ key, answer });
  }, [answer, hash, key, mutate, navigate]);
  if (isSecondStep)
    return (
      <MailPage title={messages.title(name)} description={messages.secondFactor}>
        <Suspense>
          <SecondFactorForm isInPlace={false} onRestart={() => void navigate(paths.signIn())} />
        </Suspense>
      </MailPage>
    );
  if (!error) return <WaitingPage name={name} />;
  return (
    <MailPage title={messages.failed} description={messages.title(name)}>
      <Text role="alert">{error.message}</Text>
      {viewer ? (
        <Button component={Link} to={paths.settings()}>
          {messages.toSettings}
        </Button>
      ) : (
        <Button component={Link} to={paths.signIn(paths.settings())}>
          {messages.toSignIn}
        </Button>
      )}
    </MailPage>
  );
}
