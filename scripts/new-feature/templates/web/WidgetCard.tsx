import { Button, Card, Group, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useFormats } from '../../lib/formats.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { type Widget, useDeleteWidget } from './widgets.hooks.ts';
import { widgetsMessages } from './widgets.messages.ts';

const messages = widgetsMessages.deletion;

export function WidgetCard({ widget }: { widget: Widget }) {
  const { id, title, description, owner, createdAt, can } = widget;
  const { longDate } = useFormats();
  const deletion = useDeleteWidget();
  const [isAsking, asking] = useDisclosure(false);
  return (
    <Card component="article" aria-label={title} padding="lg">
      <Group justify="space-between" align="start" wrap="nowrap">
        <Title order={2} size="h4" dir="auto" style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Title>
        {can.delete && (
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            flex="none"
            aria-label={messages.label(title)}
            onClick={asking.open}
          >
            {messages.action}
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {owner.name} · {longDate(createdAt)}
      </Text>
      {description !== '' && (
        <Text mt="xs" dir="auto" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {description}
        </Text>
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
