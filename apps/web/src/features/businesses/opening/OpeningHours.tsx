import { Card, Text, Title } from '@mantine/core';
import type { BusinessHours } from '@guildhall/api/directory/businesses/opening.schema';
import type { Formats } from '@guildhall/api/ground/settings/formats.schema';
import { useFormats } from '../../../lib/formats.ts';
import { useHydrated } from '../../../lib/useHydrated.ts';
import { type OpeningState, WEEKDAYS, openingState, weekdayNow } from './opening-hours.ts';
import { openingMessages as messages } from './opening.messages.ts';
import classes from './OpeningHours.module.css';

/** The week's hours, and whether the business is open at this moment. */
export function OpeningHours({ hours }: { hours: BusinessHours }) {
  // The moment of rendering is another on the server.
  const isHydrated = useHydrated();
  const state = isHydrated ? openingState(hours) : null;
  const today = isHydrated ? weekdayNow(hours.timeZone) : null;
  const { clock } = useFormats();
  return (
    <Card component="section" aria-labelledby="opening-hours">
      <Title order={2} size="h4" id="opening-hours" mb={4}>
        {messages.title}
      </Title>
      <Text className={classes.state ?? ''} data-open={state?.isOpen || undefined} fw={600} size="sm">
        {state && describe(state, clock)}
      </Text>
      <dl className={classes.days}>
        {WEEKDAYS.map((day) => (
          <div key={day} {...(day === today && { 'aria-current': 'date' })}>
            <dt>{messages.days[day]}</dt>
            <dd>
              {hours.byAppointment?.includes(day)
                ? messages.byAppointment
                : formatDay(hours.days[day], clock)}
            </dd>
          </div>
        ))}
      </dl>
      <Text size="xs" c="dimmed" mt="xs">
        {messages.zone(hours.timeZone)}
      </Text>
    </Card>
  );
}

function describe(state: OpeningState, clock: Formats['clock']): string {
  if (state.isOpen) return state.closes === null ? messages.openNow : messages.closesAt(clock(state.closes));
  if (!state.opens) return messages.closed;
  const { day, isToday, time } = state.opens;
  return isToday ? messages.opensToday(clock(time)) : messages.opensOn(messages.shortDays[day], clock(time));
}

function formatDay(intervals: BusinessHours['days']['mon'], clock: Formats['clock']): string {
  if (intervals.length === 0) return messages.closed;
  return intervals
    .map(({ opens, closes }) => (opens === closes ? messages.allDay : `${clock(opens)}–${clock(closes)}`))
    .join(', ');
}
