import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Skeleton, Stack, Switch, Text } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useUpdatePrivacy } from './account.hooks.ts';
import { accountMessages } from './account.messages.ts';
import { SettingsSection } from './SettingsSection.tsx';

const { settingsFailed, privacy: messages } = accountMessages;

/** What other members may see of the account, and what is sent elsewhere. */
export function PrivacySection() {
  const { data: settings, error, refetch } = trpc.account.settings.useQuery();
  const { data: sharing } = trpc.account.dataSharing.useQuery();
  const update = useUpdatePrivacy();
  return (
    <SettingsSection id="privacy" title={messages.title} description={messages.description}>
      {error && <ErrorState title={settingsFailed} onRetry={() => void refetch()} />}
      {!settings && !error && <Skeleton height={160} />}
      {settings && (
        <Stack gap="md">
          {messages.switches.map(({ key, label, description }) => (
            <Switch
              key={key}
              label={label}
              description={description}
              checked={settings[key]}
              onChange={(event) => update.mutate({ [key]: event.currentTarget.checked })}
            />
          ))}
          {sharing?.embeddingsHost && (
            <Text size="sm" c="dimmed">
              {messages.embeddings(sharing.embeddingsHost)}
            </Text>
          )}
        </Stack>
      )}
    </SettingsSection>
  );
}
