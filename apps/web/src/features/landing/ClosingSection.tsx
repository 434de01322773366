import { Container, Text, Title } from '@mantine/core';
import { EmptyDrawing } from '../../ui/EmptyDrawing.tsx';
import { JoinButton } from '../../lib/JoinButton.tsx';
import classes from './ClosingSection.module.css';
import { landingMessages } from './landing.messages.ts';

export function ClosingSection() {
  const { heading, text } = landingMessages.closing;
  return (
    <Container size="lg" component="section" className={classes.root ?? ''} aria-labelledby="join">
      <EmptyDrawing />
      <Title order={2} id="join">
        {heading}
      </Title>
      <Text c="dimmed" size="lg">
        {text}
      </Text>
      <JoinButton size="lg" mt="md">
        {landingMessages.hero.start}
      </JoinButton>
    </Container>
  );
}
