import { Container, Text, Title } from '@mantine/core';
import { EmptyDrawing } from '../../ui/EmptyDrawing.tsx';
import { trpc } from '../../lib/trpc.ts';
import { JoinButton } from '../../lib/JoinButton.tsx';
import classes from './ClosingSection.module.css';
import { landingMessages } from './landing.messages.ts';

export function ClosingSection() {
  const community = trpc.site.config.useQuery().data?.community;
  const { heading, text } = landingMessages.closing;
  return (
    <Container size="lg" component="section" className={classes.root ?? ''} aria-labelledby="join">
      <EmptyDrawing />
      <Title order={2} id="join">
        {community?.closingHeading || heading}
      </Title>
      <Text c="dimmed" size="lg">
        {community?.closingText || text}
      </Text>
      <JoinButton size="lg" mt="md">
        {landingMessages.hero.start}
      </JoinButton>
    </Container>
  );
}
