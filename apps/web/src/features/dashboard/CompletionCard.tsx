import { Button, Card, Group, Text, Title } from '@mantine/core';
import { useDialog } from '../../lib/useDialog.ts';
import type { CurrentUser } from '../../lib/useViewer.ts';
import { PercentRing } from '../../ui/PercentRing.tsx';
import { dashboardMessages } from './dashboard.messages.ts';

const { completion: messages } = dashboardMessages;

type Props = { viewer: CurrentUser };

export function CompletionCard({ viewer }: Props) {
  const dialog = useDialog();
  const percent = viewer.profileCompletion;
  const isComplete = percent === 100;
  return (
    <Card component="section" aria-labelledby="completion-title">
      <Title order={2} size="h3" id="completion-title" mb="md">
        {messages.title}
      </Title>
      <Group wrap="nowrap" gap="lg">
        <PercentRing percent={percent} label={messages.ring} />
        <div style={{ minWidth: 0 }}>
          <Text size="sm" c="dimmed" mb="sm">
            {isComplete ? messages.complete : messages.incomplete}
          </Text>
          <Button
            size="sm"
            variant={isComplete ? 'default' : 'light'}
            onClick={() => dialog.show('edit-profile')}
          >
            {isComplete ? messages.edit : messages.submit}
          </Button>
        </div>
      </Group>
    </Card>
  );
}
