import { Alert, Badge, Button, Container, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { PageHead } from '../../../lib/PageHead.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { useViewer } from '../../../lib/useViewer.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import divided from '../../../ui/DividedList.module.css';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Query } from '../../../ui/Query.tsx';
import { PasswordDialog } from '../../auth/PasswordDialog.tsx';
import { HandoverItems } from './HandoverItems.tsx';
import { HandoverState } from './HandoverState.tsx';
import { type HandoverDetails, useAgreeing, useHandover } from './handovers.hooks.ts';
import { handoversMessages } from './handovers.messages.ts';

const {
  page: messages,
  state: { doneHint },
  title,
} = handoversMessages;

/** A handover, for the two of it and for administrators: what moves, and who has agreed. */
export function HandoverPage() {
  const { id = '' } = useParams();
  const query = useHandover(Number(id));
  return (
    <Container size="md" py="xl">
      <PageHead title={title} description={messages.description} noIndex />
      <Query
        query={query}
        skeleton={<Skeleton height={320} role="status" aria-label={messages.loading} />}
        failed={messages.failed}
      >
        {(handover) => <Details handover={handover} />}
      </Query>
    </Container>
  );
}

function Details({ handover }: { handover: HandoverDetails }) {
  const { from, to, movesOn, agreed, items, state } = handover;
  const { longDate } = useFormats();
  const people = [
    { name: from.name, does: messages.outgoing, hasAgreed: agreed.from },
    { name: to.name, does: messages.incoming, hasAgreed: agreed.to },
    { name: messages.administrator, does: '', hasAgreed: agreed.administrator },
  ];
  return (
    <>
      <PageHeader
        title={messages.title(from.name, to.name)}
        description={movesOn ? messages.on(longDate(movesOn)) : messages.atOnce}
      />
      <Stack gap="lg">
        <Alert variant="light" role="status" color={state === 'cancelled' ? 'gray' : 'forest'}>
          <HandoverState handover={handover} />
          {state === 'done' && ` ${doneHint(to.name)}`}
        </Alert>
        <section aria-label={messages.agreed}>
          <Title order={2} size="h4">
            {messages.agreed}
          </Title>
          <ul className={`${divided.list} ${divided.rows}`}>
            {people.map(({ name, does, hasAgreed }) => (
              <li key={name}>
                <Text>
                  {name} {does}
                </Text>
                <Badge variant="light" tt="none" color={hasAgreed ? 'forest' : 'gray'}>
                  {hasAgreed ? messages.yes : messages.no}
                </Badge>
              </li>
            ))}
          </ul>
        </section>
        {items.length > 0 && <HandoverItems items={items} />}
        <Actions handover={handover} />
      </Stack>
    </>
  );
}

function Actions({ handover: { id, from, to, can } }: { handover: HandoverDetails }) {
  const [open, setOpen] = useState<'confirm' | 'cancel' | null>(null);
  const { confirm, approve, cancel, dialog } = useAgreeing();
  const isOutgoing = useViewer().viewer?.id === from.id;
  const close = () => setOpen(null);
  return (
    <Group gap="xs">
      {can.confirm && <Button onClick={() => setOpen('confirm')}>{messages.confirm.open}</Button>}
      {can.approve && (
        <Button loading={approve.isPending} onClick={() => approve.mutate({ id })}>
          {messages.approve.open}
        </Button>
      )}
      {can.cancel && (
        <Button variant="default" loading={cancel.isPending} onClick={() => setOpen('cancel')}>
          {messages.cancel.open}
        </Button>
      )}
      {open === 'confirm' && (
        <PasswordDialog
          title={messages.confirm.open}
          text={isOutgoing ? messages.confirm.give(to.name) : messages.confirm.take(from.name)}
          label={messages.confirm.password}
          submit={messages.confirm.submit}
          isPending={confirm.isPending}
          error={confirm.error?.message}
          onSubmit={(proof) => confirm.mutate({ id, ...proof }, { onSuccess: close })}
          onClose={close}
        />
      )}
      {open === 'cancel' && (
        <ConfirmDialog
          title={messages.cancel.title}
          action={messages.cancel.open}
          onClose={close}
          onConfirm={() => cancel.mutate({ id })}
        >
          {messages.cancel.text}
        </ConfirmDialog>
      )}
      {dialog}
    </Group>
  );
}
