import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Checkbox, Skeleton, Switch } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { usePreferences } from './account.hooks.ts';
import classes from './NotificationsSection.module.css';
import { SettingsSection } from './SettingsSection.tsx';

const WAYS = [
  { key: 'inApp', label: 'In the bell' },
  { key: 'email', label: 'By e-mail' },
] as const;

/** What the member is told about, and how. */
export function NotificationsSection() {
  const { data: preferences, error, refetch } = trpc.notifications.preferences.useQuery();
  const { setKind, setDigest } = usePreferences();
  return (
    <SettingsSection id="notifications" title="Notifications" description="Tell me when:">
      {error && (
        <ErrorState title="Your choices could not be loaded" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!preferences && !error && <Skeleton height={320} />}
      {preferences && (
        <>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">What happens</th>
                {WAYS.map(({ key, label }) => (
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
                  {WAYS.map((way) => (
                    <td key={way.key} className={classes.choice}>
                      <Checkbox
                        className={classes.box ?? ''}
                        aria-label={`${label}: ${way.label.toLowerCase()}`}
                        checked={way.key === 'inApp' ? inApp : email}
                        onChange={(event) =>
                          setKind({ kind, inApp, email, [way.key]: event.currentTarget.checked })
                        }
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <Switch
            label="Weekly digest"
            description="One e-mail each Monday with what you missed. Every mail has a link that ends it."
            checked={preferences.weeklyDigest}
            onChange={(event) => setDigest(event.currentTarget.checked)}
          />
        </>
      )}
    </SettingsSection>
  );
}
