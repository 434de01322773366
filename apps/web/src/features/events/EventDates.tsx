import { Anchor, Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import classes from './EventDetails.module.css';
import { useEventTimes } from './event-times.ts';
import type { CommunityEvent } from './events.hooks.ts';
import { eventsMessages } from './events.messages.ts';

const { page: messages } = eventsMessages;
/** How many dates are shown before the others are asked for. */
const SHOWN = 6;

/** The coming dates of a repeating event, each with a link to it. */
export function EventDates({ event: { slug, date, dates, timeZone } }: { event: CommunityEvent }) {
  const { short } = useEventTimes(timeZone);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? dates : dates.slice(0, SHOWN);
  if (dates.length === 0) return null;
  return (
    <section aria-labelledby="event-dates">
      <Title order={2} size="h4" id="event-dates" mb="xs">
        {messages.dates}
      </Title>
      <ol className={classes.dates}>
        {shown.map((one) => (
          <li key={one.id}>
            <Anchor
              component={Link}
              to={paths.event(slug, one.id)}
              {...(one.id === date.id && { 'aria-current': 'page', fw: 600 })}
              {...(one.isCancelled && { td: 'line-through' })}
            >
              <time dateTime={one.startsAt}>{short(one)}</time>
            </Anchor>
            {!one.isCancelled && one.mine !== null && (
              <Text span size="sm" c="dimmed" ms="xs">
                {messages.mine[one.mine]}
              </Text>
            )}
            {one.isCancelled && (
              <Text span size="sm" c="dimmed" ms="xs">
                {messages.canceled}
              </Text>
            )}
          </li>
        ))}
      </ol>
      {shown.length < dates.length && (
        <Button variant="subtle" mt="xs" ms={-18} onClick={() => setShowsAll(true)}>
          {messages.moreDates(dates.length - shown.length)}
        </Button>
      )}
    </section>
  );
}
