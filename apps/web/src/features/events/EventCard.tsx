import { Badge, Card, Group, Text } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { serverNow } from '../../lib/server-clock.ts';
import classes from './EventCard.module.css';
import { placeOf } from './event-place.ts';
import { useEventTimes } from './event-times.ts';
import type { EventListItem } from './events.hooks.ts';
import { eventsMessages as messages } from './events.messages.ts';

type Props = {
  event: EventListItem;
  headingOrder?: 2 | 3;
  /** Among those of its chapter, which then needs no name. */
  inChapter?: boolean;
};

/** A date of an event in a list. */
export function EventCard({ event, headingOrder = 2, inChapter = false }: Props) {
  const Heading = `h${headingOrder}` as const;
  const titleId = useId();
  const { month, day, weekday, hours } = useEventTimes(event.timeZone);
  const { startsAt, mine } = event.date;
  const seats = seatsLeft(event);
  return (
    <Card component="article" tabIndex={-1} data-item aria-labelledby={titleId} padding="md" pos="relative">
      <div className={classes.root}>
        <div className={classes.tile} aria-hidden>
          <span className={classes.month}>{month(startsAt)}</span>
          <span className={classes.day}>{day(startsAt)}</span>
        </div>
        <div>
          <Heading className={classes.title} id={titleId} dir="auto">
            <Link to={paths.event(event.slug, event.date.id)} data-key="Enter">
              {event.title}
            </Link>
          </Heading>
          <Text size="sm" mt={4}>
            <time dateTime={startsAt}>
              {weekday(startsAt)}, {hours(event.date)}
            </time>
          </Text>
          {event.chapter && !inChapter && (
            <Text size="sm" dir="auto">
              {event.chapter.name}
            </Text>
          )}
          {placeOf(event) !== null && (
            <Text size="sm" c="dimmed" dir="auto">
              {placeOf(event)}
            </Text>
          )}
          {seats !== null && (
            <Text size="sm" fw={600} mt={4}>
              {seats}
            </Text>
          )}
          <Group gap={6} mt={event.repeats || event.audience === 'public' || mine ? 8 : 0}>
            {mine && (
              <Badge tt="none" size="lg">
                {messages.page.mine[mine]}
              </Badge>
            )}
            {event.repeats && (
              <Badge variant="light" tt="none" size="lg">
                {messages.repeats(event.repeats)}
              </Badge>
            )}
            {event.audience === 'public' && (
              <Badge variant="light" color="brass" tt="none" size="lg">
                {messages.public}
              </Badge>
            )}
          </Group>
        </div>
      </div>
    </Card>
  );
}

/** How many seats are free, in words; null where they are not counted, and once it is over. */
function seatsLeft({ seats, date }: EventListItem): string | null {
  if (seats === null || date.isCancelled || new Date(date.endsAt).getTime() <= serverNow()) return null;
  return messages.seatsLeft(date.waiting > 0 ? 0 : Math.max(0, seats - date.going));
}
