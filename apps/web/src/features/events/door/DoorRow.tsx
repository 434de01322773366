import { Badge, Button, Group, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { showError } from '../../../lib/show-error.ts';
import type { DoorPerson, QueuedCheckIn } from './door-database.ts';
import type { Door } from './door-store.ts';
import classes from './DoorRow.module.css';
import { doorMessages as messages } from './door.messages.ts';

const OtherStatus = lazyChunk(() =>
  import('./OtherStatus.tsx').then((module) => ({ default: module.OtherStatus })),
);

type Props = {
  person: DoorPerson;
  waiting: QueuedCheckIn | undefined;
  door: Door;
  hour: (iso: string) => string;
};

/** Someone on the list. What waits to be sent is never shown as done. */
export function DoorRow({ person, waiting, door, hour }: Props) {
  const { key, name, isGuest, isWaiting, attendance } = person;
  const [isAsking, setIsAsking] = useState(false);
  const record = (status: QueuedCheckIn['status'], substituteName: string | null = null) =>
    door.checkIn({ who: { key }, label: name, status, substituteName });
  const clientId = waiting?.clientId ?? attendance?.clientId;
  return (
    <li className={classes.row}>
      <div>
        <Text component="span" fw={600} dir="auto">
          {name}
        </Text>{' '}
        {isGuest && <Badge variant="light">{messages.guest}</Badge>}
        {isWaiting && <Badge variant="light">{messages.onWaitlist}</Badge>}
        {waiting ? (
          <Text size="sm" c="dimmed">
            {messages.isWaiting}
          </Text>
        ) : (
          attendance && (
            <Text size="sm">
              {messages.recorded(messages.statuses[attendance.status], hour(attendance.at), attendance.by)}
            </Text>
          )
        )}
        {attendance?.substituteName && (
          <Text size="sm" dir="auto">
            {messages.substituteFor(attendance.substituteName)}
          </Text>
        )}
      </div>
      {clientId === undefined ? (
        <Group gap={4} wrap="nowrap">
          <Button aria-label={messages.checkIn(name)} onClick={() => record('present')}>
            {messages.checkInShort}
          </Button>
          <Button
            variant="default"
            px="xs"
            aria-label={messages.others(name)}
            onClick={() => setIsAsking(true)}
          >
            <IconDots size={18} aria-hidden />
          </Button>
        </Group>
      ) : (
        <Button
          variant="subtle"
          aria-label={messages.undo(name)}
          onClick={() => void door.undo(clientId).catch(showError)}
        >
          {messages.undoShort}
        </Button>
      )}
      {isAsking && (
        <Suspense>
          <OtherStatus name={name} onClose={() => setIsAsking(false)} onChoose={record} />
        </Suspense>
      )}
    </li>
  );
}
