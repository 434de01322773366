import { Button, Modal, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { QueuedCheckIn } from './door-database.ts';
import { doorMessages as messages } from './door.messages.ts';

const OTHERS = ['late', 'excused', 'absent'] as const;

type Props = {
  name: string;
  onClose: () => void;
  onChoose: (status: QueuedCheckIn['status'], substituteName: string | null) => void;
};

/** What there is to record of someone besides that they came, and who came instead of them. */
export function OtherStatus({ name, onClose, onChoose }: Props) {
  const [substitute, setSubstitute] = useState('');
  const choose = (status: QueuedCheckIn['status'], substituteName: string | null = null) => {
    onChoose(status, substituteName);
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={name}>
      <Stack gap="xs">
        {OTHERS.map((status) => (
          <Button key={status} variant="default" onClick={() => choose(status)}>
            {messages.statuses[status]}
          </Button>
        ))}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            choose('substitute', substitute.trim());
          }}
        >
          <Stack gap="xs">
            <TextInput
              label={messages.substitute.title(name)}
              maxLength={100}
              autoComplete="off"
              value={substitute}
              onChange={({ currentTarget }) => setSubstitute(currentTarget.value)}
            />
            <Button type="submit" disabled={substitute.trim() === ''}>
              {messages.substitute.submit}
            </Button>
          </Stack>
        </form>
      </Stack>
    </Modal>
  );
}
