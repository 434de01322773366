import { Button, Card, Group, Text, Title } from '@mantine/core';
import { useDialog } from '../../lib/useDialog.ts';
import type { CurrentUser } from '../../lib/useViewer.ts';
import { PercentRing } from '../../ui/PercentRing.tsx';

type Props = { viewer: CurrentUser };

export function CompletionCard({ viewer }: Props) {
  const dialog = useDialog();
  const percent = viewer.profileCompletion;
  const isComplete = percent === 100;
  return (
    <Card component="section" aria-labelledby="completion-title">
      <Title order={2} size="h3" id="completion-title" mb="md">
        Profile Completion
      </Title>
      <Group wrap="nowrap" gap="lg">
        <PercentRing percent={percent} label="Profile completion" />
        <div style={{ minWidth: 0 }}>
          <Text size="sm" c="dimmed" mb="sm">
            {isComplete
              ? 'Your profile says it all. Members can find you for what you do.'
              : 'The more your profile says, the better we can tell whom you should meet.'}
          </Text>
          <Button
            size="sm"
            variant={isComplete ? 'default' : 'light'}
            onClick={() => dialog.show('edit-profile')}
          >
            {isComplete ? 'Edit profile' : 'Complete profile'}
          </Button>
        </div>
      </Group>
    </Card>
  );
}
