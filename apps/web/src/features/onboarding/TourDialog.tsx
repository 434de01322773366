import { Button, Group, Modal, Progress, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Progress.layer.css';
import { useState } from 'react';
import { TOUR_STEPS } from './tour-steps.ts';

type Props = { onSkip: () => void; onComplete: () => void };

/** Seven steps with a progress bar. Skipping closes without remembering; completing remembers. */
export function TourDialog({ onSkip, onComplete }: Props) {
  const [index, setIndex] = useState(0);
  const step = TOUR_STEPS[index];
  const isLast = index === TOUR_STEPS.length - 1;
  if (!step) return null;
  return (
    <Modal opened onClose={onSkip} title={`Step ${index + 1} of ${TOUR_STEPS.length}`} centered>
      <Progress value={(100 * (index + 1)) / TOUR_STEPS.length} aria-label="Tour progress" mb="lg" />
      <div aria-live="polite">
        <Title order={3} mb="xs">
          {step.title}
        </Title>
        <Text mih={72}>{step.text}</Text>
      </div>
      <Group justify="space-between" mt="lg" gap="xs">
        <Button variant="subtle" color="gray" onClick={onSkip}>
          Skip Tour
        </Button>
        <Group gap="xs">
          <Button variant="default" disabled={index === 0} onClick={() => setIndex(index - 1)}>
            Previous
          </Button>
          <Button data-autofocus onClick={() => (isLast ? onComplete() : setIndex(index + 1))}>
            {isLast ? 'Complete Tour' : 'Next'}
          </Button>
        </Group>
      </Group>
    </Modal>
  );
}
