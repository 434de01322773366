import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../../lib/toast.ts';
import { useIndustryActions } from './industries.hooks.ts';
import { industriesMessages } from './industries.messages.ts';

const { add: messages } = industriesMessages;

/** Adds an industry at the end of the list. */
export function AddIndustryForm({ version }: { version: number }) {
  const [name, setName] = useState('');
  const { add } = useIndustryActions();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate(
          { name, expectedVersion: version },
          {
            onSuccess() {
              setName('');
              toast({ title: messages.done });
            },
          },
        );
      }}
    >
      <Group align="flex-start" gap="sm">
        <TextInput
          label={messages.label}
          maxLength={60}
          required
          withAsterisk={false}
          error={add.error?.message}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          flex={1}
          maw={420}
        />
        <Button type="submit" size="md" mt={25} loading={add.isPending} disabled={name.trim() === ''}>
          {messages.submit}
        </Button>
      </Group>
    </form>
  );
}
