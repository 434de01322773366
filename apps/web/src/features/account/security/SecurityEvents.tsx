import { Skeleton, Stack, Text, Title } from '@mantine/core';
import { trpc } from '../../../lib/trpc.ts';
import divided from '../../../ui/DividedList.module.css';
import { Query } from '../../../ui/Query.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { securityMessages } from './security.messages.ts';

const { events: messages } = securityMessages;

/** The last entries of the member's security log. */
export function SecurityEvents() {
  const query = trpc.account.secondFactor.events.useQuery();
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {messages.title}
      </Title>
      <Query query={query} skeleton={<Skeleton height={72} />} failed={messages.failed}>
        {(events) =>
          events.length === 0 ? (
            <Text size="sm" c="dimmed">
              {messages.empty}
            </Text>
          ) : (
            <ul className={`${divided.list} ${divided.rows}`}>
              {events.map(({ id, kind, device, network, at, relativeTime }) => (
                <li key={id}>
                  <div>
                    <Text>{messages.kinds[kind]}</Text>
                    <Text size="sm" c="dimmed">
                      {device && `${device} · `}
                      {network && `${messages.network(network)} · `}
                      <RelativeTime at={at} text={relativeTime} />
                    </Text>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Query>
    </Stack>
  );
}
