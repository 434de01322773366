import { Box, Button, Card, Group, Skeleton, Text, Title } from '@mantine/core';
import { Query } from '../../../ui/Query.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { useMailStatus } from '../mail/mail.hooks.ts';
import { useFailedDeliveries, useSendAgain } from './deliveries.hooks.ts';
import { deliveryReason, deliveryTitle } from './delivery-format.ts';
import { deliveriesMessages as messages } from './deliveries.messages.ts';
import divided from '../../../ui/DividedList.module.css';

/** Emails, CRM calls and webhooks whose retries are exhausted, with buttons to send them again. */
export function FailedDeliveries() {
  const query = useFailedDeliveries();
  const waiting = useMailStatus().data?.waiting ?? 0;
  const sendAgain = useSendAgain();
  const items = query.data?.items ?? [];
  const pendingIds = sendAgain.isPending ? sendAgain.variables.ids : [];
  return (
    <Card component="section" aria-labelledby="failed-deliveries">
      <Group justify="space-between" gap="8px 16px">
        <Title order={2} size="h3" id="failed-deliveries">
          {messages.title}
        </Title>
        {items.length > 1 && (
          <Button
            variant="default"
            size="sm"
            loading={pendingIds.length > 1}
            onClick={() => sendAgain.mutate({ ids: items.map(({ id }) => id) })}
          >
            {messages.retryAll(items.length)}
          </Button>
        )}
      </Group>
      <Query query={query} skeleton={<Skeleton height={44} mt="sm" />} failed={messages.failed}>
        {(data) => (
          <>
            {items.length === 0 && (
              <Text c="dimmed" mt="xs">
                {messages.none} {waiting > 0 && messages.retried(waiting)}
              </Text>
            )}
            {data.total > items.length && (
              <Text c="dimmed" mt="xs">
                {messages.truncated(items.length, data.total)}
              </Text>
            )}
            {items.length > 0 && (
              <ul className={`${divided.list} ${divided.rows}`}>
                {items.map((delivery) => (
                  <li key={delivery.id}>
                    <Box flex="1 1 240px">
                      <Text fw={600}>{deliveryTitle(delivery)}</Text>
                      <Text size="sm" c="dimmed">
                        {deliveryReason(delivery)}, {messages.abandoned}{' '}
                        <RelativeTime at={delivery.failedAt} text={delivery.relativeTime.toLowerCase()} />
                      </Text>
                    </Box>
                    <Button
                      variant="default"
                      size="sm"
                      loading={pendingIds.length === 1 && pendingIds[0] === delivery.id}
                      aria-label={messages.retryLabel(deliveryTitle(delivery))}
                      onClick={() => sendAgain.mutate({ ids: [delivery.id] })}
                    >
                      {messages.retry}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Query>
    </Card>
  );
}
