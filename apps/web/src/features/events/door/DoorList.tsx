import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useOffline } from '../../../lib/online.ts';
import lists from '../../../ui/DividedList.module.css';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useEventTimes } from '../event-times.ts';
import type { DoorEvent } from './door-database.ts';
import { type Door, type DoorState, waitingOf } from './door-store.ts';
import { DoorNotices } from './DoorNotices.tsx';
import { DoorTools } from './DoorTools.tsx';
import { DoorRow } from './DoorRow.tsx';
import { doorMessages as messages } from './door.messages.ts';
import type { DoorAddress } from './useDoor.ts';

/** Rows that are shown at once; the search finds the others. */
const SHOWN = 300;

type Props = { slug: string; address: DoorAddress; door: Door; state: DoorState & { event: DoorEvent } };

/** Everyone who is expected or came, with a search and a button for each. */
export function DoorList({ slug, address, door, state }: Props) {
  const { event, people, queue, notices, isFresh, hasFailed, error } = state;
  const [search, setSearch] = useState('');
  const isOffline = useOffline();
  const { span, hour } = useEventTimes(event.timeZone);
  const found = people.filter(({ name }) => foldCase(name).includes(foldCase(search.trim())));
  const came = people.filter(({ attendance }) => attendance !== null).length;
  return (
    <Stack gap="md">
      <PageHeader title={event.title} description={span(event)} />
      <DoorTools slug={slug} address={address} door={door} />
      {(isOffline || (hasFailed && error === null)) && (
        <Alert color="yellow" variant="light">
          {messages.offline} {!isFresh && messages.stored}
        </Alert>
      )}
      {error !== null && <Alert color="red" variant="light" title={error} role="alert" />}
      {queue.length > 0 && (
        <Alert color="blue" variant="light" role="status" title={messages.waiting(queue.length)}>
          <Button size="xs" variant="default" onClick={() => void door.refresh()}>
            {messages.send}
          </Button>
        </Alert>
      )}
      <DoorNotices notices={notices} hour={hour} onDismiss={(id) => door.dismiss(id)} />
      <TextInput
        type="search"
        label={messages.search}
        leftSection={<IconSearch size={18} aria-hidden />}
        maxLength={100}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <Text component="output" fw={600}>
        {messages.counts(came, people.length)}
      </Text>
      {found.length === 0 && <Text c="dimmed">{people.length === 0 ? messages.empty : messages.nobody}</Text>}
      <ul className={`${lists.list} ${lists.rows}`}>
        {found.slice(0, SHOWN).map((person) => (
          <DoorRow
            key={person.key}
            person={person}
            waiting={waitingOf(queue, person.key)}
            door={door}
            hour={hour}
          />
        ))}
      </ul>
      {found.length > SHOWN && <Text c="dimmed">{messages.more(found.length - SHOWN)}</Text>}
    </Stack>
  );
}

/** Without case and accents, as names are typed at a door. */
const foldCase = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
