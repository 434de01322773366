import { Button, Loader, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { trpc } from '../../lib/trpc.ts';
import { MailPage } from '../account/MailPage.tsx';
import { useMailToken } from '../account/useMailToken.ts';
import type { Decision } from './decisions.types.ts';
import { decisionsMessages as messages } from './decisions.messages.ts';

// With the form of an objection, which a reader sees only after the click.
const DecisionDetails = lazyChunk(() =>
  import('./DecisionDetails.tsx').then((module) => ({ default: module.DecisionDetails })),
);

/**
 * A decision on something of the reader's, who is signed in or comes with the link of the email. It asks for a click,
 * because mail scanners open links too.
 */
export function DecisionPage() {
  const { id = '' } = useParams();
  const token = useMailToken();
  const [decision, setDecision] = useState<Decision | null>(null);
  const open = trpc.decisions.open.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: setDecision,
  });
  const ref = { id: Number(id), ...(token !== '' && { token }) };
  return (
    <MailPage title={messages.title} description={messages.description}>
      {open.isError && (
        <Text role="alert" c="var(--mantine-color-error)" size="sm">
          {messages.failed}
        </Text>
      )}
      {decision ? (
        <Suspense fallback={<Loader role="status" aria-label={messages.title} />}>
          <DecisionDetails decision={decision} reference={ref} onObjected={setDecision} />
        </Suspense>
      ) : (
        <Button size="md" loading={open.isPending} onClick={() => open.mutate(ref)}>
          {messages.open}
        </Button>
      )}
    </MailPage>
  );
}
