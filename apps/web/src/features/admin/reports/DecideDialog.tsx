import '@mantine/core/styles/Modal.layer.css';
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { type Decision, type ReportItem, useDecideReport } from './reports.hooks.ts';

type Props = { report: ReportItem; decision: Decision; onClose: () => void };

const WORDS = {
  hide: {
    title: 'Hide it?',
    text: 'It leaves every page at once. All open reports of it are decided with this.',
    action: 'Hide',
  },
  dismiss: {
    title: 'Dismiss the report?',
    text: 'It stays as it is. All open reports of it are decided with this.',
    action: 'Dismiss',
  },
};

/** Decides about what was reported, with a note for the record. */
export function DecideDialog({ report, decision, onClose }: Props) {
  const [note, setNote] = useState('');
  const decide = useDecideReport(onClose);
  const { title, text, action } = WORDS[decision];
  return (
    <Modal opened onClose={onClose} title={title} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          decide.mutate({ id: report.id, decision, note });
        }}
      >
        <Stack gap="md">
          <Text>{text}</Text>
          <Textarea
            label="Note (optional)"
            description="Only administrators read it."
            maxLength={1_000}
            data-autofocus
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button
              type="submit"
              loading={decide.isPending}
              {...(decision === 'hide' ? { color: 'red' } : {})}
            >
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
