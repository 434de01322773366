import { Badge, Button, Group, Skeleton, Text } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { Query } from '../../ui/Query.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { useState } from 'react';
import { EndSessionsDialog, type Ending } from './EndSessionsDialog.tsx';
import divided from '../../ui/DividedList.module.css';
import { SettingsSection } from './SettingsSection.tsx';
import { accountMessages } from './account.messages.ts';

const { sessions: messages } = accountMessages;

/** Every device the member is signed in on; all but this one can be signed out here. */
export function SessionsSection() {
  const query = trpc.account.sessions.list.useQuery();
  const [ending, setEnding] = useState<Ending | null>(null);
  return (
    <SettingsSection id="sessions" title={messages.title} description={messages.description}>
      <Query query={query} skeleton={<Skeleton height={72} />} failed={messages.failed}>
        {(sessions) => (
          <>
            <ul className={`${divided.list} ${divided.rows}`}>
              {sessions.map(({ id, isCurrent, device, ip, lastSeenAt, relativeTime }) => (
                <li key={id}>
                  <div>
                    <Group gap="xs">
                      <Text fw={600}>{device}</Text>
                      {isCurrent && (
                        <Badge variant="light" color="forest">
                          {messages.current}
                        </Badge>
                      )}
                    </Group>
                    <Text size="sm" c="dimmed">
                      {ip && `${ip} · `}
                      {messages.active} <RelativeTime at={lastSeenAt} text={relativeTime.toLowerCase()} />
                    </Text>
                  </div>
                  {!isCurrent && (
                    <Button
                      size="sm"
                      variant="default"
                      aria-label={messages.endLabel(device)}
                      onClick={() => setEnding({ id, device })}
                    >
                      {messages.end}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {sessions.length > 1 && (
              <Group justify="flex-end">
                <Button variant="default" onClick={() => setEnding('others')}>
                  {messages.endOthers}
                </Button>
              </Group>
            )}
          </>
        )}
      </Query>
      {ending && <EndSessionsDialog ending={ending} onClose={() => setEnding(null)} />}
    </SettingsSection>
  );
}
