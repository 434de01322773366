import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { trpc } from '../../lib/trpc.ts';
import { MailPage } from '../account/MailPage.tsx';
import { useMailToken } from '../account/useMailToken.ts';
import type { Decision } from './decisions.types.ts';
import { DecisionDetails } from './DecisionDetails.tsx';
import { decisionsMessages as messages } from './decisions.messages.ts';

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
        <DecisionDetails decision={decision} reference={ref} onObjected={setDecision} />
      ) : (
        <Button size="md" loading={open.isPending} onClick={() => open.mutate(ref)}>
          {messages.open}
        </Button>
      )}
    </MailPage>
  );
}
