import { Textarea } from '@mantine/core';
import { APPLICATION_MAX } from '@guildhall/api/exchange/opportunities/opportunities.schema';
import type { Draft } from '../../lib/useStoredDraft.ts';
import { DraftNote } from '../../ui/DraftNote.tsx';
import { opportunitiesMessages as messages } from './opportunities.messages.ts';

type Props = { name: string; value: string; onChange: (value: string) => void; draft: Draft };

/** The optional message that goes with an application. */
export function ApplicationText({ name, value, onChange, draft }: Props) {
  return (
    <>
      <DraftNote draft={draft} />
      <Textarea
        label={messages.card.messageLabel(name)}
        description={messages.card.messageHint}
        maxLength={APPLICATION_MAX}
        minRows={3}
        mb="sm"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>
  );
}
