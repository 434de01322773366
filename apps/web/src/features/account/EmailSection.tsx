import { Badge, Button, Group, Skeleton, Text } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useRequestVerification } from './account.hooks.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** The address of the account, and whether it has been confirmed. */
export function EmailSection() {
  const { data: settings, error, refetch } = trpc.account.settings.useQuery();
  const request = useRequestVerification();
  return (
    <SettingsSection
      id="email"
      title="E-mail"
      description="You sign in with this address, and our mails go there."
    >
      {error && (
        <ErrorState title="Your settings could not be loaded" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!settings && !error && <Skeleton height={36} />}
      {settings && (
        <Group justify="space-between" gap="sm">
          <Group gap="sm">
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {settings.email}
            </Text>
            <Badge
              variant={settings.emailVerifiedAt ? 'light' : 'outline'}
              color={settings.emailVerifiedAt ? 'forest' : 'gray'}
            >
              {settings.emailVerifiedAt ? 'confirmed' : 'not confirmed'}
            </Badge>
          </Group>
          {!settings.emailVerifiedAt && (
            <Button variant="default" size="sm" loading={request.isPending} onClick={() => request.mutate()}>
              Send a confirmation link
            </Button>
          )}
        </Group>
      )}
    </SettingsSection>
  );
}
