import { Button, Checkbox, Skeleton, Switch } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { Query } from '../../ui/Query.tsx';
import { usePreferences } from './account.hooks.ts';
import classes from './NotificationsSection.module.css';
import { SettingsSection } from './SettingsSection.tsx';
import { accountMessages } from './account.messages.ts';

const { notifications: messages } = accountMessages;

/** Which events notify the member, in the app and by email. */
export function NotificationsSection() {
  const query = trpc.notifications.preferences.useQuery();
  const { setKind, setDigest, stop } = usePreferences();
  return (
    <SettingsSection id="notifications" title={messages.title} description={messages.description}>
      <Query query={query} skeleton={<Skeleton height={320} />} failed={messages.failed}>
        {(preferences) => (
          <>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">{messages.event}</th>
                  {messages.channels.map(({ key, label }) => (
                    <th key={key} scope="col" className={classes.choice}>
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {preferences.kinds.map(({ kind, label, inApp, email }) => (
                  <tr key={kind}>
                    <th scope="row">{label}</th>
                    {messages.channels.map((channel) => (
                      <td key={channel.key} className={classes.choice}>
                        <Checkbox
                          className={classes.box ?? ''}
                          aria-label={messages.channelLabel(label, channel.label)}
                          checked={channel.key === 'inApp' ? inApp : email}
                          onChange={(event) =>
                            setKind({ kind, inApp, email, [channel.key]: event.currentTarget.checked })
                          }
                        />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
            {(preferences.weeklyDigest || preferences.kinds.some(({ email }) => email)) && (
              <Button
                variant="default"
                size="sm"
                style={{ justifySelf: 'start', alignSelf: 'flex-start' }}
                loading={stop.isPending}
                onClick={() => stop.mutate()}
              >
                {messages.allOff}
              </Button>
            )}
            <Switch
              label={messages.digest.label}
              description={messages.digest.description}
              checked={preferences.weeklyDigest}
              onChange={(event) => setDigest(event.currentTarget.checked)}
            />
          </>
        )}
      </Query>
    </SettingsSection>
  );
}
