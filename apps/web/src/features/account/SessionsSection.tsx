import { Badge, Button, Group, Skeleton, Text } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useEndOtherSessions, useEndSession } from './account.hooks.ts';
import classes from './SessionsSection.module.css';
import { SettingsSection } from './SettingsSection.tsx';

/** Every place where the member is signed in, and the way to end each but this one. */
export function SessionsSection() {
  const { data: sessions, error, refetch } = trpc.account.sessions.useQuery();
  const ending = useEndSession();
  const endingAll = useEndOtherSessions();
  return (
    <SettingsSection
      id="sessions"
      title="Where you are signed in"
      description="If you do not know one of them, sign out there and change your password."
    >
      {error && (
        <ErrorState title="Your sessions could not be loaded" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!sessions && !error && <Skeleton height={72} />}
      {sessions && (
        <ul className={classes.list}>
          {sessions.map(({ id, isCurrent, device, ip, relativeTime }) => (
            <li key={id}>
              <div>
                <Group gap="xs">
                  <Text fw={600}>{device}</Text>
                  {isCurrent && (
                    <Badge variant="light" color="forest">
                      this one
                    </Badge>
                  )}
                </Group>
                <Text size="sm" c="dimmed">
                  {[ip, `active ${relativeTime.toLowerCase()}`].filter(Boolean).join(' · ')}
                </Text>
              </div>
              {!isCurrent && (
                <Button
                  size="sm"
                  variant="default"
                  aria-label={`Sign out ${device}`}
                  loading={ending.isPending && ending.variables.id === id}
                  onClick={() => ending.mutate({ id })}
                >
                  Sign out
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {sessions && sessions.length > 1 && (
        <Group justify="flex-end">
          <Button variant="default" loading={endingAll.isPending} onClick={() => endingAll.mutate()}>
            Sign out everywhere else
          </Button>
        </Group>
      )}
    </SettingsSection>
  );
}
