import { Card, Text, Title } from '@mantine/core';
import type { BusinessHours } from '@guildhall/api/directory/businesses/opening.schema';
import { useHydrated } from '../../../lib/useHydrated.ts';
import { type OpeningState, WEEKDAYS, openingState, shortTime } from './opening-hours.ts';
import { openingMessages as messages } from './opening.messages.ts';
import classes from './OpeningHours.module.css';

/** The week's hours, and whether the business is open at this moment. */
export function OpeningHours({ hours }: { hours: BusinessHours }) {
  // The moment of rendering is another on the server.
  const isHydrated = useHydrated();
  const state = isHydrated ? openingState(hours) : null;
  return (
    <Card component="section" aria-labelledby="opening-hours">
      <Title order={2} size="h4" id="opening-hours" mb={4}>
        {messages.title}
      </Title>
      <Text className={classes.state ?? ''} data-open={state?.isOpen || undefined} fw={600} size="sm">
        {state && describe(state)}
      </Text>
      <dl className={classes.days}>
        {WEEKDAYS.map((day) => (
          <div key={day}>
            <dt>{messages.days[day]}</dt>
            <dd>{formatDay(hours.days[day])}</dd>
          </div>
        ))}
      </dl>
      <Text size="xs" c="dimmed" mt="xs">
        {messages.zone(hours.timeZone)}
      </Text>
    </Card>
  );
}

function describe(state: OpeningState): string {
  if (state.isOpen)
    return state.closes === null ? messages.openNow : messages.closesAt(shortTime(state.closes));
  if (!state.opens) return messages.closed;
  const { day, isToday, time } = state.opens;
  return isToday
    ? messages.opensToday(shortTime(time))
    : messages.opensOn(messages.shortDays[day], shortTime(time));
}

function formatDay(intervals: BusinessHours['days']['mon']): string {
  if (intervals.length === 0) return messages.closed;
  return intervals
    .map(({ opens, closes }) =>
      opens === closes ? messages.allDay : `${shortTime(opens)}–${shortTime(closes)}`,
    )
    .join(', ');
}
