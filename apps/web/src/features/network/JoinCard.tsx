import { Button, Card, Text, Title } from '@mantine/core';
import { useCanRegister } from '../../lib/site.ts';
import { useDialog } from '../../lib/useDialog.ts';
import { networkMessages as messages } from './network.messages.ts';

/** The invitation that visitors see in place of the insights. */
export function JoinCard() {
  const dialog = useDialog();
  const canRegister = useCanRegister();
  if (!canRegister) return null;
  return (
    <Card component="section" aria-labelledby="join-title">
      <Title order={2} size="h3" id="join-title" mb="xs">
        {messages.join.title}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {messages.join.text}
      </Text>
      <Button onClick={() => dialog.show('register')}>{messages.join.action}</Button>
    </Card>
  );
}
