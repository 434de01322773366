import { NOTE_MAX } from '@guildhall/api/people/connections/connections.schema';
import { Textarea } from '@mantine/core';
import { type ConnectWith, readGreeting, storeGreeting } from '../../lib/join-to-connect.ts';
import { authMessages } from './auth.messages.ts';

/** What a visitor says to the member whom they want to connect with; it is in the Connect dialog afterwards. */
export function GreetingField({ person: { id, firstName } }: { person: ConnectWith }) {
  const { greeting } = authMessages.connecting;
  return (
    <Textarea
      label={greeting.label(firstName)}
      description={greeting.hint}
      defaultValue={readGreeting(id)}
      onChange={(event) => storeGreeting(id, event.currentTarget.value)}
      maxLength={NOTE_MAX}
      autosize
      minRows={2}
      maxRows={5}
      dir="auto"
    />
  );
}
