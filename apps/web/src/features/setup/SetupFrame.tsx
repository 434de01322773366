import { Anchor, Container, Progress, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '../../lib/PageHead.tsx';
import blocks from '../../ui/blocks.module.css';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { setupMessages as messages } from './setup.messages.ts';

const STEPS = 5;

type Props = {
  /** From 1; none before the first step. */
  step?: number;
  title: string;
  text: string;
  /** The step before. */
  back?: string | undefined;
  children?: ReactNode;
};

/** A step of the setup: where one is, what it asks, and the step itself. */
export function SetupFrame({ step, title, text, back, children }: Props) {
  return (
    <Container size={760} py="xl">
      <PageHead title={messages.title} description={messages.description} noIndex />
      <Stack gap="lg">
        {step !== undefined && (
          <div>
            <Text size="sm" fw={600} c="dimmed" mb={6}>
              {messages.title} · {messages.step(step, STEPS)}
            </Text>
            <Progress value={(100 * step) / STEPS} size="sm" aria-label={messages.step(step, STEPS)} />
          </div>
        )}
        <div>
          <Title order={1} size="h2" tabIndex={-1} ref={focusOnMount}>
            {title}
          </Title>
          <Text c="dimmed" mt={4}>
            {text}
          </Text>
        </div>
        {children}
        {back && (
          <Anchor component={Link} to={back} py={8} className={blocks.back ?? ''}>
            <IconArrowLeft size={16} aria-hidden /> {messages.back}
          </Anchor>
        )}
      </Stack>
    </Container>
  );
}
