import { Button, Card, Checkbox, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { onboardingMessages } from './onboarding.messages.ts';

const { welcome: messages } = onboardingMessages;

type Props = { onStart: () => void; onSkip: () => void; onDismiss: () => void };

/** Offers the tour, in the community's words where it has some. */
export function WelcomeCard({ onStart, onSkip, onDismiss }: Props) {
  const [isPermanent, setPermanent] = useState(false);
  const welcome = trpc.site.config.useQuery().data?.community.welcome;
  return (
    <Card component="section" aria-labelledby="welcome-title">
      <Title order={2} size="h4" id="welcome-title" mb={4}>
        {messages.title}
      </Title>
      <Text mb="sm">{welcome || messages.text}</Text>
      <Group justify="space-between" gap="xs">
        <Checkbox
          label={messages.dontShowAgain}
          checked={isPermanent}
          onChange={(event) => setPermanent(event.currentTarget.checked)}
        />
        <Group gap="xs">
          <Button variant="subtle" color="gray" onClick={isPermanent ? onDismiss : onSkip}>
            {messages.skip}
          </Button>
          <Button variant="light" onClick={onStart}>
            {messages.start}
          </Button>
        </Group>
      </Group>
    </Card>
  );
}
