import { Button, Card, Group, Skeleton, Stack } from '@mantine/core';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { RegistrationModeField } from '../admin/registration/RegistrationModeField.tsx';
import { useRegistration, useUpdateRegistration } from '../admin/registration/registration.hooks.ts';
import { setupMessages as messages } from './setup.messages.ts';

/** Who may join; a choice is stored at once. */
export function JoinStep({ onDone }: { onDone: () => void }) {
  const { data: registration, error, refetch } = useRegistration();
  const update = useUpdateRegistration();
  if (error)
    return (
      <ErrorState title={messages.failed} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  const chosen = update.isPending ? update.variables.mode : undefined;
  if (!registration) return <Skeleton height={240} radius="lg" />;
  return (
    <Stack gap="md">
      <Card>
        <RegistrationModeField
          value={chosen ?? registration.mode}
          onChange={(mode) => update.mutate({ mode })}
        />
      </Card>
      <Group justify="flex-end">
        <Button onClick={onDone} loading={update.isPending}>
          {messages.continue}
        </Button>
      </Group>
    </Stack>
  );
}
