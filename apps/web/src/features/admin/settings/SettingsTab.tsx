import { Anchor, Card, Skeleton, Stack, Switch, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { consolePaths } from '../../../lib/console-paths.ts';
import { Query } from '../../../ui/Query.tsx';
import { useRegistration } from '../registration/registration.hooks.ts';
import { registrationMessages } from '../registration/registration.messages.ts';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import { DutiesCard } from './DutiesCard.tsx';
import { useSettings, useUpdateSettings } from './settings.hooks.ts';
import { type Switch as SwitchName, settingsMessages } from './settings.messages.ts';

const isSwitch = (name: string): name is SwitchName => name in settingsMessages.switches;
const SWITCHES = Object.keys(settingsMessages.switches).filter(isSwitch);

/** The settings of the whole site. */
export function SettingsTab() {
  const query = useSettings();
  const update = useUpdateSettings();
  return (
    <Query query={query} skeleton={<Skeleton height={360} radius="lg" />} failed={settingsMessages.failed}>
      {(settings) => (
        <Stack gap="md">
          <Card component="section" aria-labelledby="site-settings">
            <Title order={2} size="h3" id="site-settings" mb="md">
              {settingsMessages.title}
            </Title>
            <Stack gap="lg">
              {SWITCHES.map((name) => (
                <Switch
                  key={name}
                  label={settingsMessages.switches[name].label}
                  aria-label={settingsMessages.switches[name].label}
                  description={
                    name === 'userRegistration' ? <WhoMayJoin /> : settingsMessages.switches[name].text
                  }
                  checked={settings[name]}
                  onChange={(event) => update.mutate({ [name]: event.currentTarget.checked })}
                />
              ))}
            </Stack>
          </Card>
          <DutiesCard />
          <Card component="section" aria-labelledby="announcement">
            <Title order={2} size="h3" id="announcement" mb="md">
              {settingsMessages.announcement.title}
            </Title>
            <AnnouncementForm stored={settings} />
          </Card>
        </Stack>
      )}
    </Query>
  );
}

/** Who may join at the moment, which has a page of its own; the switch only ends and resumes it. */
function WhoMayJoin() {
  const { data: registration } = useRegistration();
  if (!registration) return settingsMessages.switches.userRegistration.text;
  const { label, hint } = registrationMessages.mode.options[registration.mode];
  return (
    <>
      {settingsMessages.whoMayJoin(label, hint)}{' '}
      <Anchor component={Link} to={consolePaths.registration()} inherit underline="always">
        {settingsMessages.changeWhoMayJoin}
      </Anchor>
    </>
  );
}
