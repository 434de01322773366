import { Button, Group, Text } from '@mantine/core';
import { firstStepsMessages } from './first-steps.messages.ts';

const { steps, skip, skipLabel } = firstStepsMessages;
const { contact: messages } = steps;

/** Leads to the suggestions below, where each member has a reason and a button. */
export function ContactStep({ onSkip }: { onSkip: () => void }) {
  return (
    <>
      <Text size="sm">{messages.text}</Text>
      <Group gap="xs">
        <Button onClick={() => document.getElementById('recommendations-title')?.focus()}>
          {messages.action}
        </Button>
        <Button variant="subtle" color="gray" aria-label={skipLabel(messages.title)} onClick={onSkip}>
          {skip}
        </Button>
      </Group>
    </>
  );
}
