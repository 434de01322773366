import { Modal, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../../lib/toast.ts';
import { FormActions } from '../../../ui/FormActions.tsx';
import { type Industry, useIndustryActions } from './industries.hooks.ts';
import { industriesMessages } from './industries.messages.ts';

const { rename: messages } = industriesMessages;

type Props = { industry: Industry; version: number; onClose: () => void };

/** Renames an industry, also on the businesses and members that have it. */
export function RenameIndustryDialog({ industry, version, onClose }: Props) {
  const { id, name: former } = industry;
  const [name, setName] = useState(former);
  const { update } = useIndustryActions();
  return (
    <Modal opened onClose={onClose} title={messages.label(former)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          update.mutate(
            { id, name, expectedVersion: version },
            {
              onSuccess() {
                toast({ title: messages.done });
                onClose();
              },
            },
          );
        }}
      >
        <Stack gap="md">
          <TextInput
            label={messages.field}
            description={messages.hint}
            maxLength={60}
            required
            withAsterisk={false}
            data-autofocus
            error={update.error?.message}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <FormActions
            submit={messages.submit}
            isPending={update.isPending}
            isDisabled={name.trim() === '' || name.trim() === former}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Modal>
  );
}
