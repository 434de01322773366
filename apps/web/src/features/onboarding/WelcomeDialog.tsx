import { Button, Checkbox, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { onboardingMessages } from './onboarding.messages.ts';

const { welcome: messages } = onboardingMessages;

type Props = { onStart: () => void; onSkip: () => void; onDismiss: () => void };

export function WelcomeDialog({ onStart, onSkip, onDismiss }: Props) {
  const [isPermanent, setPermanent] = useState(false);
  const welcome = trpc.site.config.useQuery().data?.community.welcome;
  const skip = isPermanent ? onDismiss : onSkip;
  return (
    <Modal opened onClose={skip} title={messages.title} centered>
      <Text mb="md">{welcome || messages.text}</Text>
      <Checkbox
        label={messages.dontShowAgain}
        checked={isPermanent}
        onChange={(event) => setPermanent(event.currentTarget.checked)}
        mb="lg"
      />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={skip}>
          {messages.skip}
        </Button>
        <Button data-autofocus onClick={onStart}>
          {messages.start}
        </Button>
      </Group>
    </Modal>
  );
}
