import { Button, Group, Text, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { APPLICATION_MAX } from '@guildhall/api/exchange/opportunities/opportunities.schema';
import type { Draft } from '../../lib/useStoredDraft.ts';
import { DraftNote } from '../../ui/DraftNote.tsx';
import { applicationFormMessages } from './application-form.messages.ts';
import type { Opportunity } from './opportunity-cache.ts';
import { opportunitiesMessages as messages } from './opportunities.messages.ts';

type Props = {
  opportunity: Opportunity;
  value: string;
  draft: Draft;
  /** The member asked for the form, which takes the focus; false where a draft opened it. */
  isAsked: boolean;
  isSending: boolean;
  onChange: (value: string) => void;
  onSend: () => void;
  onCancel: () => void;
};

/** What is typed goes on from the sentence that is there. */
function focusAtEnd(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

/** The words that go with an application, which begin with a sentence that may be sent as it is. */
export function ApplicationForm({
  opportunity: { title, poster },
  value,
  draft,
  isAsked,
  isSending,
  onChange,
  onSend,
  onCancel,
}: Props) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <DraftNote draft={draft} />
      <Textarea
        ref={isAsked ? focusAtEnd : null}
        label={messages.card.messageLabel(poster.name)}
        description={messages.card.messageHint}
        maxLength={APPLICATION_MAX}
        autosize
        minRows={3}
        maxRows={10}
        mb="sm"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Group gap="xs">
        <Button
          type="submit"
          size="sm"
          aria-label={messages.card.sendLabel(title)}
          leftSection={<IconSend size={16} aria-hidden />}
          loading={isSending}
        >
          {messages.card.send}
        </Button>
        <Button size="sm" variant="subtle" color="gray" onClick={onCancel}>
          {messages.card.cancel}
        </Button>
      </Group>
      <Text size="sm" c="dimmed" mt="sm">
        {applicationFormMessages.next(poster.name)}
      </Text>
    </form>
  );
}
