import { Button, Container, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useDialog } from '../../lib/useDialog.ts';
import { EmptyDrawing } from '../../ui/EmptyDrawing.tsx';
import classes from './ClosingSection.module.css';
import { landingMessages } from './landing.messages.ts';

export function ClosingSection() {
  const { linkTo } = useDialog();
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
      <Button component={Link} to={linkTo('register')} preventScrollReset size="lg" mt="md">
        {landingMessages.hero.start}
      </Button>
    </Container>
  );
}
