import { Skeleton, Stack, Text, Title } from '@mantine/core';
import { trpc } from '../../../lib/trpc.ts';
import divided from '../../../ui/DividedList.module.css';
import { PagedItems } from '../../../ui/PagedItems.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { securityMessages } from './security.messages.ts';

const { events: messages } = securityMessages;

/** The member's security log, the newest first. */
export function SecurityEvents() {
  const query = trpc.account.secondFactor.events.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {messages.title}
      </Title>
      <PagedItems
        query={query}
        loading={<Skeleton height={72} />}
        failed={messages.failed}
        empty={
          <Text size="sm" c="dimmed">
            {messages.empty}
          </Text>
        }
      >
        {(events) => (
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
        )}
      </PagedItems>
    </Stack>
  );
}
