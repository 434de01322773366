import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { showError } from '../../lib/show-error.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { FactList } from '../../ui/FactList.tsx';
import { applicationMessages as messages } from './application.messages.ts';
import { ReplyForm } from './ReplyForm.tsx';

type OwnApplication = Outputs['application']['open'];
type Props = { token: string; opened: OwnApplication };

/** Where the application stands, what was written, and what the applicant can do. */
export function ApplicationStatus({ token, opened }: Props) {
  const [application, setApplication] = useState(opened);
  const [asksToWithdraw, setAsksToWithdraw] = useState(false);
  const withdraw = trpc.application.withdraw.useMutation({
    meta: { skipInvalidation: true },
    onError: showError,
  });
  const { status, answers, conversation } = application;
  if (withdraw.isSuccess) return <Text role="status">{messages.withdraw.done}</Text>;
  const isOpen = status === 'waiting' || status === 'asked';
  const facts = [
    ...answers.map(({ key, question, lang, answer }) => ({ key, label: question, lang, text: answer })),
    ...conversation.map(({ from, text, at }) => ({ key: at, label: messages.said[from], text })),
  ];
  return (
    <Stack gap="md">
      <Text role="status" fw={600}>
        {messages.status[status]}
      </Text>
      <FactList facts={facts} />
      {status === 'asked' && <ReplyForm token={token} onReplied={setApplication} />}
      {status === 'approved' && (
        <Button component={Link} to={paths.signIn()} size="md">
          {messages.signIn}
        </Button>
      )}
      {isOpen && (
        <Button variant="subtle" color="red" onClick={() => setAsksToWithdraw(true)}>
          {messages.withdraw.action}
        </Button>
      )}
      {asksToWithdraw && (
        <ConfirmDialog
          title={messages.withdraw.title}
          action={messages.withdraw.action}
          onConfirm={() => withdraw.mutate({ token })}
          onClose={() => setAsksToWithdraw(false)}
        >
          {messages.withdraw.text}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
