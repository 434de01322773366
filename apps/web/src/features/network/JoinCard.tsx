import { Button, Card, Text, Title } from '@mantine/core';
import { useDialog } from '../../lib/useDialog.ts';

/** What visitors see where members see their insights. */
export function JoinCard() {
  const dialog = useDialog();
  return (
    <Card component="section" aria-labelledby="join-title">
      <Title order={2} size="h3" id="join-title" mb="xs">
        Join Your Network
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        Sign up to see whom you should meet, what your industry talks about, and how your network grows.
      </Text>
      <Button onClick={() => dialog.show('register')}>Get Started</Button>
    </Card>
  );
}
