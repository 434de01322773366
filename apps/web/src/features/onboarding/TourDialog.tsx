import { Button, Group, Modal, Progress, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Progress.layer.css';
import { useState } from 'react';
import { onboardingMessages } from './onboarding.messages.ts';

type Props = { onSkip: () => void; onComplete: () => void };

const { steps, tour: messages } = onboardingMessages;

/** The tour with a progress bar. Completing it is remembered, skipping it is not. */
export function TourDialog({ onSkip, onComplete }: Props) {
  const [index, setIndex] = useState(0);
  const step = steps[index];
  const isLast = index === steps.length - 1;
  if (!step) return null;
  return (
    <Modal opened onClose={onSkip} title={messages.title(index + 1, steps.length)} centered>
      <Progress value={(100 * (index + 1)) / steps.length} aria-label={messages.progress} mb="lg" />
      <div aria-live="polite">
        <Title order={3} mb="xs">
          {step.title}
        </Title>
        <Text mih={72}>{step.text}</Text>
      </div>
      <Group justify="space-between" mt="lg" gap="xs">
        <Button variant="subtle" color="gray" onClick={onSkip}>
          {messages.skip}
        </Button>
        <Group gap="xs">
          <Button variant="default" disabled={index === 0} onClick={() => setIndex(index - 1)}>
            {messages.previous}
          </Button>
          <Button data-autofocus onClick={() => (isLast ? onComplete() : setIndex(index + 1))}>
            {isLast ? messages.complete : messages.next}
          </Button>
        </Group>
      </Group>
    </Modal>
  );
}
