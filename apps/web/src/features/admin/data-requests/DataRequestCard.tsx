import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../lib/formats.ts';
import { consolePaths } from '../../../lib/console-paths.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import blocks from '../../../ui/blocks.module.css';
import { CopyButton } from './CopyButton.tsx';
import { type DataRequest, useDecideDataRequest } from './data-requests.hooks.ts';
import { dataRequestsMessages as messages } from './data-requests.messages.ts';

/** A request with who asked, until when it is to be answered, and what can be done with it. */
export function DataRequestCard({ request }: { request: DataRequest }) {
  const {
    id,
    kind,
    subject,
    person,
    channel,
    receivedOn,
    dueOn,
    reason,
    alsoPublished,
    status,
    requestedBy,
    can,
  } = request;
  const { longDate } = useFormats();
  const { decide, dialog } = useDecideDataRequest();
  const [isAsked, setAsked] = useState(false);
  const name = person?.name ?? messages.former[subject.type](subject.id);
  const confirm = () => decide.mutate({ id, decision: 'confirm' });
  return (
    <Card component="li" padding="md" className={blocks.item ?? ''}>
      <Stack gap={8}>
        <Title order={2} size="h4" className={blocks.words ?? ''}>
          {messages.kinds[kind]}:{' '}
          {person && subject.type === 'member' ? (
            <Anchor component={Link} to={consolePaths.member(subject.id)} inherit>
              {name}
            </Anchor>
          ) : (
            name
          )}
        </Title>
        <Text size="sm" c="dimmed">
          {messages.received(messages.channels[channel], longDate(receivedOn))}
          {requestedBy && ` · ${messages.enteredBy(requestedBy.name)}`}
        </Text>
        {status === 'waiting' && <Text fw={600}>{messages.due(longDate(dueOn))}</Text>}
        {reason && (
          <Text className={blocks.words ?? ''}>
            {messages.reason}: {reason}
          </Text>
        )}
        {status === 'waiting' && alsoPublished && <Text>{messages.alsoPublished}</Text>}
        {status === 'waiting' && !can.confirm && <Text c="dimmed">{messages.needsOther}</Text>}
        <Group gap="xs">
          {can.confirm && (
            <Button
              size="xs"
              {...(kind === 'erasure' && { color: 'red' })}
              loading={decide.isPending}
              aria-label={messages.of(messages.confirm[kind], name)}
              onClick={() => (kind === 'erasure' ? setAsked(true) : confirm())}
            >
              {messages.confirm[kind]}
            </Button>
          )}
          {can.decline && (
            <Button
              size="xs"
              variant="default"
              aria-label={messages.of(messages.decline, name)}
              onClick={() => decide.mutate({ id, decision: 'decline' })}
            >
              {messages.decline}
            </Button>
          )}
          {can.download && <CopyButton id={id} name={name} />}
          {status === 'done' && (
            <Button
              component={Link}
              to={consolePaths.dataRequest(id)}
              size="xs"
              variant="default"
              aria-label={messages.of(messages.receipt, name)}
            >
              {messages.receipt}
            </Button>
          )}
        </Group>
      </Stack>
      {isAsked && (
        <ConfirmDialog
          title={messages.confirmDialog.title(name)}
          action={messages.confirm.erasure}
          onConfirm={confirm}
          onClose={() => setAsked(false)}
        >
          {messages.confirmDialog.text}
          {alsoPublished && ` ${messages.alsoPublished}`}
        </ConfirmDialog>
      )}
      {dialog}
    </Card>
  );
}
