import { Button, Card, Group, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { longDate } from '../../lib/dates.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { type Widget, useDeleteWidget } from './widgets.hooks.ts';
import { widgetsMessages } from './widgets.messages.ts';

const messages = widgetsMessages.deletion;

export function WidgetCard({ widget }: { widget: Widget }) {
  const { id, title, description, owner, createdAt, can } = widget;
  const deletion = useDeleteWidget();
  const [isAsking, asking] = useDisclosure(false);
  return (
    <Card component="article" aria-label={title} padding="lg">
      <Title order={2} size="h4" dir="auto">
        {title}
      </Title>
      <Text size="sm" c="dimmed">
        {owner.name} · {longDate(createdAt)}
      </Text>
      {description !== '' && (
        <Text mt="xs" dir="auto" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {description}
        </Text>
      )}
      {can.delete && (
        <Group justify="flex-end" mt="sm">
          <Button
            variant="subtle"
            color="red"
            size="xs"
            aria-label={messages.label(title)}
            onClick={asking.open}
          >
            {messages.action}
          </Button>
        </Group>
      )}
      {isAsking && (
        <ConfirmDialog
          title={messages.question}
          action={messages.confirm}
          onClose={asking.close}
          onConfirm={() => deletion.mutate({ id })}
        >
          {messages.text}
        </ConfirmDialog>
      )}
    </Card>
  );
}
