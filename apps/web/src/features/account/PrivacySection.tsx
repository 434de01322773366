import { Audience } from '@guildhall/api/people/profile/profile.schema';
import { NativeSelect, SimpleGrid, Skeleton, Stack, Switch, Text } from '@mantine/core';
import { AUDIENCES } from '../../lib/audiences.ts';
import { trpc } from '../../lib/trpc.ts';
import { Query } from '../../ui/Query.tsx';
import { useUpdatePrivacy } from './account.hooks.ts';
import { accountMessages } from './account.messages.ts';
import { SettingsSection } from './SettingsSection.tsx';

const { settingsFailed, privacy: messages } = accountMessages;

/** What others may see of the account, and what is sent elsewhere. */
export function PrivacySection() {
  const query = trpc.account.settings.useQuery();
  const { data: sharing } = trpc.account.dataSharing.useQuery();
  const update = useUpdatePrivacy();
  return (
    <SettingsSection id="privacy" title={messages.title} description={messages.description}>
      <Query query={query} skeleton={<Skeleton height={160} />} failed={settingsFailed}>
        {(settings) => (
          <Stack gap="md">
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              {messages.audiences.map(({ key, label }) => (
                <NativeSelect
                  key={key}
                  label={label}
                  data={AUDIENCES}
                  value={settings[key]}
                  onChange={(event) => update.mutate({ [key]: Audience.parse(event.currentTarget.value) })}
                />
              ))}
            </SimpleGrid>
            <Text size="sm" c="dimmed">
              {messages.audiencesHint}
            </Text>
            <Switch
              {...messages.suggestable}
              checked={settings.suggestable}
              onChange={(event) => update.mutate({ suggestable: event.currentTarget.checked })}
            />
            <Switch
              {...messages.readReceipts}
              checked={settings.readReceipts}
              onChange={(event) => update.mutate({ readReceipts: event.currentTarget.checked })}
            />
            <Switch
              {...messages.searchEngines}
              checked={settings.searchEngines}
              onChange={(event) => update.mutate({ searchEngines: event.currentTarget.checked })}
            />
            {sharing?.embeddingsHost && (
              <Text size="sm" c="dimmed">
                {messages.embeddings(sharing.embeddingsHost)}
              </Text>
            )}
          </Stack>
        )}
      </Query>
    </SettingsSection>
  );
}
