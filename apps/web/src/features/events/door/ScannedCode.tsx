import { Button, Card, Group, Text, Title } from '@mantine/core';
import type { Door } from './door-store.ts';
import { doorMessages } from './door.messages.ts';

const { code: messages } = doorMessages;

type Props = { door: Door; code: string; onClose: () => void };

/** Asks before the holder of a scanned code is checked in, since anyone can send a link. */
export function ScannedCode({ door, code, onClose }: Props) {
  const checkIn = () => {
    onClose();
    door.checkIn({ who: { code }, label: messages.label, status: 'present', substituteName: null });
  };
  return (
    <Card component="section" aria-labelledby="scanned-code" mb="md">
      <Title order={2} size="h4" id="scanned-code">
        {messages.title}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {messages.text}
      </Text>
      <Group gap="xs">
        <Button onClick={checkIn}>{messages.submit}</Button>
        <Button variant="default" onClick={onClose}>
          {messages.cancel}
        </Button>
      </Group>
    </Card>
  );
}
