import { Button, Card, Group, Skeleton, Stack } from '@mantine/core';
import { Query } from '../../ui/Query.tsx';
import { RegistrationModeField } from '../admin/registration/RegistrationModeField.tsx';
import { useRegistration, useUpdateRegistration } from '../admin/registration/registration.hooks.ts';
import { setupMessages as messages } from './setup.messages.ts';

/** Who may join; a choice is stored at once. */
export function JoinStep({ onDone }: { onDone: () => void }) {
  const query = useRegistration();
  const update = useUpdateRegistration();
  const chosen = update.isPending ? update.variables.mode : undefined;
  return (
    <Query query={query} skeleton={<Skeleton height={240} radius="lg" />} failed={messages.failed}>
      {(registration) => (
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
      )}
    </Query>
  );
}
