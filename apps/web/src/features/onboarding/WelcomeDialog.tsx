import { Button, Checkbox, Group, Modal, Text } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { useState } from 'react';

type Props = { onStart: () => void; onSkip: () => void; onSkipForGood: () => void };

export function WelcomeDialog({ onStart, onSkip, onSkipForGood }: Props) {
  const [isForGood, setForGood] = useState(false);
  const skip = isForGood ? onSkipForGood : onSkip;
  return (
    <Modal opened onClose={skip} title="Welcome to your dashboard" centered>
      <Text mb="md">Would you like a short tour? It takes about a minute.</Text>
      <Checkbox
        label="Don't show again"
        checked={isForGood}
        onChange={(event) => setForGood(event.currentTarget.checked)}
        mb="lg"
      />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={skip}>
          Skip for Now
        </Button>
        <Button data-autofocus onClick={onStart}>
          Start Tour
        </Button>
      </Group>
    </Modal>
  );
}
