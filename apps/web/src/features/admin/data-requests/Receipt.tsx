import { Alert, Card, List, Stack, Text, Title } from '@mantine/core';
import { EXPORT_DAYS } from '@guildhall/api/console/data-requests/data-requests.schema';
import { DAY_MS } from '@guildhall/api/ground/values/time';
import type { ReactNode } from 'react';
import { useFormats } from '../../../lib/formats.ts';
import { useSite } from '../../../lib/site.ts';
import classes from './Receipt.module.css';
import { FactList } from '../../../ui/FactList.tsx';
import type { DataRequest } from './data-requests.hooks.ts';
import { dataRequestsMessages } from './data-requests.messages.ts';

const { page: messages, channels, former } = dataRequestsMessages;

type Props = {
  request: DataRequest;
  person: { name: string; email: string } | undefined;
  /** The person is erased, and this page the last to know the name. */
  isNamedOnce: boolean;
};

/** What was demanded, what was done, what remains. */
export function Receipt({ request, person, isNamedOnce }: Props) {
  const {
    id,
    kind,
    subject,
    channel,
    receivedOn,
    status,
    requestedBy,
    decidedBy,
    createdAt,
    decidedAt,
    can,
    alsoPublished,
  } = request;
  const { longDate, localMoment } = useFormats();
  const { name: community } = useSite();
  if (status !== 'done') return <Text>{messages.open[status]}</Text>;
  const done = localMoment(decidedAt ?? createdAt);
  const facts = [
    ['community', community],
    ['number', String(id)],
    ['person', person ? `${person.name}, ${person.email}` : former[subject.type](subject.id)],
    ['asked', dataRequestsMessages.received(channels[channel], longDate(receivedOn))],
    ['entered', messages.by(localMoment(createdAt), requestedBy?.name ?? null)],
    ['confirmed', decidedBy ? messages.by(done, decidedBy.name) : messages.itself(done)],
  ] as const;
  return (
    <Stack gap="md">
      {isNamedOnce && (
        <Alert color="brass" className={classes.once ?? ''}>
          {messages.nameOnce}
        </Alert>
      )}
      <Card component="article" padding="lg">
        <Stack gap="lg">
          <FactList facts={facts.map(([key, text]) => ({ key, label: messages[key], text }))} />
          {kind === 'export' ? (
            <Text>
              {can.download
                ? messages.copyUntil(localMoment(endOf(decidedAt ?? createdAt)))
                : messages.copy(EXPORT_DAYS)}
            </Text>
          ) : (
            <>
              <Part title={messages.erased.title}>
                <Text>{messages.erased[subject.type]}</Text>
                {alsoPublished && <Text>{messages.erased.published}</Text>}
              </Part>
              <Part title={messages.kept.title}>
                <Kept request={request} />
              </Part>
              <Part title={messages.backups.title}>
                <Text>{messages.backups.text}</Text>
              </Part>
            </>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}

/** Until when the copy of a request that was carried out then can be downloaded. */
const endOf = (decidedAt: string) => new Date(Date.parse(decidedAt) + EXPORT_DAYS * DAY_MS).toISOString();

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap={4} component="section">
    <Title order={2} size="h4">
      {title}
    </Title>
    {children}
  </Stack>
);

function Kept({ request: { subject, retained } }: { request: DataRequest }) {
  const lines = retained ? messages.kept.counts(retained) : [];
  // Of those who erased themselves it was not counted.
  if (subject.type === 'member' && retained === null) return <Text>{messages.kept.uncounted}</Text>;
  if (lines.length === 0) return <Text>{messages.kept.nothing}</Text>;
  return (
    <List>
      {lines.map((line) => (
        <List.Item key={line}>{line}</List.Item>
      ))}
    </List>
  );
}
