import { Button, Card, Skeleton, Text, Title } from '@mantine/core';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { useFailedDeliveries, useSendAgain } from './deliveries.hooks.ts';
import { deliveryReason, deliveryTitle } from './delivery-words.ts';
import classes from './FailedDeliveries.module.css';

/** Mails, CRM calls and webhooks that were given up, and the way to send them again. */
export function FailedDeliveries() {
  const { data, error, refetch } = useFailedDeliveries();
  const sendAgain = useSendAgain();
  const items = data?.items ?? [];
  const underWay = sendAgain.isPending ? sendAgain.variables.ids : [];
  return (
    <Card component="section" aria-labelledby="failed-deliveries">
      <div className={classes.head}>
        <Title order={2} size="h3" id="failed-deliveries">
          Deliveries that failed
        </Title>
        {items.length > 1 && (
          <Button
            variant="default"
            size="sm"
            loading={underWay.length > 1}
            onClick={() => sendAgain.mutate({ ids: items.map(({ id }) => id) })}
          >
            Send all {items.length} again
          </Button>
        )}
      </div>
      {error && (
        <ErrorState title="The deliveries could not be loaded" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <Skeleton height={44} mt="sm" />}
      {data && items.length === 0 && (
        <Text c="dimmed" mt="xs">
          None: every mail, CRM call and webhook arrived or is still being tried.
        </Text>
      )}
      {data && data.total > items.length && (
        <Text c="dimmed" mt="xs">
          The newest {items.length} of {data.total}.
        </Text>
      )}
      {items.length > 0 && (
        <ul className={classes.list}>
          {items.map((delivery) => (
            <li key={delivery.id}>
              <div className={classes.words}>
                <Text fw={600}>{deliveryTitle(delivery)}</Text>
                <Text size="sm" c="dimmed">
                  {deliveryReason(delivery)}, given up{' '}
                  <time dateTime={delivery.failedAt}>{delivery.relativeTime.toLowerCase()}</time>
                </Text>
              </div>
              <Button
                variant="default"
                size="sm"
                loading={underWay.length === 1 && underWay[0] === delivery.id}
                aria-label={`Send again: ${deliveryTitle(delivery)}`}
                onClick={() => sendAgain.mutate({ ids: [delivery.id] })}
              >
                Send again
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
