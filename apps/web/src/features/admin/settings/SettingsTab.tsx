import { Card, Skeleton, Stack, Switch, Title } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import { useSettings, useUpdateSettings } from './settings.hooks.ts';

const SWITCHES = [
  { name: 'userRegistration', label: 'User Registration', text: 'New members may register.' },
  {
    name: 'postModeration',
    label: 'Post Moderation',
    text: 'New posts wait for an administrator’s approval.',
  },
  {
    name: 'emailNotifications',
    label: 'Email Notifications',
    text: 'Notifications also go out by mail. Mails about the account itself always do.',
  },
] as const;

/** What administrators decide for the whole site. */
export function SettingsTab() {
  const { data: settings, error, refetch } = useSettings();
  const update = useUpdateSettings();
  if (error) {
    return (
      <ErrorState title="The settings could not be loaded" onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  }
  if (!settings) return <Skeleton height={360} radius="lg" />;
  return (
    <Stack gap="md">
      <Card component="section" aria-labelledby="site-settings">
        <Title order={2} size="h3" id="site-settings" mb="md">
          Site Settings
        </Title>
        <Stack gap="lg">
          {SWITCHES.map(({ name, label, text }) => (
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
          Announcement
        </Title>
        <AnnouncementForm key={settings.announcement} stored={settings.announcement} />
      </Card>
    </Stack>
  );
}
