import { Card, Skeleton, Stack, Switch, Title } from '@mantine/core';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import { useSettings, useUpdateSettings } from './settings.hooks.ts';
import { settingsMessages } from './settings.messages.ts';

/** The settings of the whole site. */
export function SettingsTab() {
  const { data: settings, error, refetch } = useSettings();
  const update = useUpdateSettings();
  if (error) {
    return (
      <ErrorState title={settingsMessages.failed} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  }
  if (!settings) return <Skeleton height={360} radius="lg" />;
  return (
    <Stack gap="md">
      <Card component="section" aria-labelledby="site-settings">
        <Title order={2} size="h3" id="site-settings" mb="md">
          {settingsMessages.title}
        </Title>
        <Stack gap="lg">
          {settingsMessages.switches.map(({ name, label, text }) => (
            <Switch
              key={name}
              label={label}
              aria-label={label}
              description={text}
              checked={settings[name]}
              onChange={(event) => update.mutate({ [name]: event.currentTarget.checked })}
            />
          ))}
        </Stack>
      </Card>
      <Card component="section" aria-labelledby="announcement">
        <Title order={2} size="h3" id="announcement" mb="md">
          {settingsMessages.announcement.title}
        </Title>
        <AnnouncementForm stored={settings.announcement} />
      </Card>
    </Stack>
  );
}
