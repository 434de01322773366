import { useDisclosure } from '@mantine/hooks';
import { Badge, Button, Group, Skeleton, Text } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { Query } from '../../ui/Query.tsx';
import { ChangeAddressDialog } from './ChangeAddressDialog.tsx';
import { useRequestVerification } from './account.hooks.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { accountMessages } from './account.messages.ts';
import { Readable } from '../../ui/Readable.tsx';

const { settingsFailed, email: messages } = accountMessages;

/** The account's email address and whether it is confirmed. */
export function EmailSection() {
  const query = trpc.account.settings.useQuery();
  const request = useRequestVerification();
  const [isChanging, changing] = useDisclosure(false);
  return (
    <SettingsSection id="email" title={messages.title} description={messages.description}>
      <Query query={query} skeleton={<Skeleton height={36} />} failed={settingsFailed}>
        {(settings) => (
          <Group justify="space-between" gap="sm">
            <Group gap="sm">
              <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
                <Readable>{settings.email}</Readable>
              </Text>
              <Badge
                variant={settings.emailVerifiedAt ? 'light' : 'outline'}
                color={settings.emailVerifiedAt ? 'forest' : 'gray'}
              >
                {settings.emailVerifiedAt ? messages.confirmed : messages.notConfirmed}
              </Badge>
            </Group>
            <Group gap="sm">
              {!settings.emailVerifiedAt && (
                <Button
                  variant="default"
                  size="sm"
                  loading={request.isPending}
                  onClick={() => request.mutate()}
                >
                  {messages.send}
                </Button>
              )}
              <Button variant="default" size="sm" onClick={changing.open}>
                {messages.change.open}
              </Button>
            </Group>
          </Group>
        )}
      </Query>
      {isChanging && <ChangeAddressDialog onClose={changing.close} />}
    </SettingsSection>
  );
}
