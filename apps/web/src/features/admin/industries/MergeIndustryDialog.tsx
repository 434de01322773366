import { Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../../lib/toast.ts';
import type { Outputs } from '../../../lib/trpc.ts';
import { FormActions } from '../../../ui/FormActions.tsx';
import { type Industry, useIndustryActions } from './industries.hooks.ts';
import { industriesMessages } from './industries.messages.ts';

const { merge: messages } = industriesMessages;

type Props = { industry: Industry; list: Outputs['admin']['industries']['list']; onClose: () => void };

/** Replaces an industry by another one. */
export function MergeIndustryDialog({ industry, list, onClose }: Props) {
  const { id, name } = industry;
  const [intoId, setIntoId] = useState('');
  const { merge } = useIndustryActions();
  return (
    <Modal opened onClose={onClose} title={messages.label(name)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          merge.mutate(
            { id, intoId: Number(intoId), expectedVersion: list.version },
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
          <Text>{messages.text(name)}</Text>
          <NativeSelect
            label={messages.field}
            data-autofocus
            data={[
              { value: '', label: messages.choose },
              ...list.items
                .filter((other) => other.id !== id)
                .map((other) => ({ value: String(other.id), label: other.name })),
            ]}
            error={merge.error?.message}
            value={intoId}
            onChange={(event) => setIntoId(event.currentTarget.value)}
          />
          <FormActions
            submit={messages.submit}
            isPending={merge.isPending}
            isDisabled={intoId === ''}
            isDestructive
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Modal>
  );
}
