import { Textarea } from '@mantine/core';
import { APPLICATION_MAX } from '@guildhall/api/opportunities/schema';
import { opportunitiesMessages as messages } from './opportunities.messages.ts';

type Props = { name: string; value: string; onChange: (value: string) => void };

/** The optional message that goes with an application. */
export function ApplicationText({ name, value, onChange }: Props) {
  return (
    <Textarea
      label={messages.card.messageLabel(name)}
      description={messages.card.messageHint}
      maxLength={APPLICATION_MAX}
      minRows={3}
      mb="sm"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
