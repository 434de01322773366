import { Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useMoney } from '../../lib/formats.ts';
import { useLocalDate } from '../../lib/useLocalDate.ts';
import { trpc } from '../../lib/trpc.ts';
import { Query } from '../../ui/Query.tsx';
import classes from '../../ui/Timeline.module.css';
import { ordersMessages, eventTitle } from './orders.messages.ts';

type Props = {
  orderId: number;
  /** Heading of what its member wrote. */
  memberWrote?: string;
};

/** The history of an order, oldest first. */
export function OrderTimeline({ orderId, memberWrote = ordersMessages.note.you }: Props) {
  const money = useMoney();
  const localDate = useLocalDate();
  const query = trpc.orders.timeline.useQuery({ id: orderId });
  const { title, loading, failed } = ordersMessages.timeline;
  return (
    <section aria-label={title}>
      <Title order={3} size="h4" mb="sm">
        {title}
      </Title>
      <Query
        query={query}
        skeleton={
          <Stack gap="sm" aria-busy="true">
            <VisuallyHidden component="output">{loading}</VisuallyHidden>
            <Skeleton height={18} width="60%" />
            <Skeleton height={18} width="45%" />
          </Stack>
        }
        failed={failed}
      >
        {(events) => (
          <ol className={classes.list}>
            {events.map((event) => (
              <li key={event.id}>
                <Text fw={500}>
                  {eventTitle(event, memberWrote)}
                  {event.kind !== 'placed' &&
                    event.amount !== null &&
                    event.amount > 0 &&
                    ` · ${money(event.amount)}`}
                </Text>
                <Text size="sm" c="dimmed" component="time" dateTime={event.createdAt}>
                  {localDate(event.createdAt)}
                </Text>
                {event.note && (
                  <Text size="sm" className={classes.note ?? ''} dir="auto">
                    {event.note}
                  </Text>
                )}
              </li>
            ))}
          </ol>
        )}
      </Query>
    </section>
  );
}
