import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Skeleton, Stack, Switch } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useUpdatePrivacy } from './account.hooks.ts';
import { accountMessages } from './account.messages.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** What others get to see. */
export function PrivacySection() {
  const { data: settings, error, refetch } = trpc.account.settings.useQuery();
  const update = useUpdatePrivacy();
  return (
    <SettingsSection id="privacy" title="Privacy" description="Changes hold at once, everywhere.">
      {error && <ErrorState title="Your settings could not be loaded" onRetry={() => void refetch()} />}
      {!settings && !error && <Skeleton height={160} />}
      {settings && (
        <Stack gap="md">
          {accountMessages.privacy.map(({ key, label, description }) => (
            <Switch
              key={key}
              label={label}
              description={description}
              checked={settings[key]}
              onChange={(event) => update.mutate({ [key]: event.currentTarget.checked })}
            />
          ))}
        </Stack>
      )}
    </SettingsSection>
  );
}
