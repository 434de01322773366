import { Button, Text } from '@mantine/core';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { paths } from '../../../lib/paths.ts';
import { useSite } from '../../../lib/site.ts';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useViewer } from '../../../lib/useViewer.ts';
import { useEntered } from '../../auth/auth.hooks.ts';
import { providerMessages } from '../../auth/providers/provider.messages.ts';
import { MailPage } from '../MailPage.tsx';
import { WaitingPage } from './WaitingPage.tsx';

const SecondFactorForm = lazyChunk(() =>
  import('../../auth/SecondFactorForm.tsx').then((module) => ({ default: module.SecondFactorForm })),
);

const { page: messages } = providerMessages;

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
        if (status === 'joined') toast(providerMessages.joined(site.name));
        return;
      }
      await utils.account.invalidate();
      toast(providerMessages.linked(name));
      await navigate(paths.settings(), { replace: true });
    },
    onError: (failed) => setSecondStep(failed.data?.secondFactor === true),
  });
  // An answer works once.
  const sent = useRef<string | null>(null);
  useEffect(() => {
    if (sent.current === answer) return;
    sent.current = answer;
    mutate({ key, answer });
  }, [answer, key, mutate]);
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
