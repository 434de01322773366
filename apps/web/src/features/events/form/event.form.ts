import { asciiDigits } from '@guildhall/api/ground/values/phone-number';
import {
  CreateEventInput,
  type Repeats,
  UpdateEventInput,
  minutesBetween,
} from '@guildhall/api/chapters/events/events.schema';
import type { FormErrors } from '@mantine/form';
import type { Inputs } from '../../../lib/trpc.ts';
import { validateWith } from '../../../lib/validate-with.ts';
import type { CommunityEvent } from '../events.hooks.ts';

/** What the form offers of repetitions, by the value of its select. */
const REPETITIONS = {
  never: null,
  daily: { frequency: 'daily', interval: 1, by: 'day' },
  weekly: { frequency: 'weekly', interval: 1, by: 'day' },
  biweekly: { frequency: 'weekly', interval: 2, by: 'day' },
  monthlyDay: { frequency: 'monthly', interval: 1, by: 'day' },
  monthlyWeekday: { frequency: 'monthly', interval: 1, by: 'weekday' },
  yearly: { frequency: 'yearly', interval: 1, by: 'day' },
} satisfies Record<string, Omit<Repeats, 'until'> | null>;
export type Repetition = keyof typeof REPETITIONS;

export const EMPTY_EVENT = {
  /** The slug of the chapter whose event it is; empty: of the whole community. */
  chapter: '',
  title: '',
  description: '',
  start: '',
  end: '',
  timeZone: '',
  place: '',
  link: '',
  seats: '',
  audience: 'members' as 'members' | 'public' | 'chapter',
  repeats: 'never' as Repetition,
  until: '',
};
export type EventFormValues = typeof EMPTY_EVENT;
export type EventField = keyof EventFormValues;

/** A wall time, some minutes later on the same clock. */
const later = (local: string, minutes: number) =>
  new Date(Date.parse(`${local}Z`) + minutes * 60_000).toISOString().slice(0, 16);

/** The form's values for an event there is. */
export const toFormValues = (event: CommunityEvent): EventFormValues => ({
  chapter: event.chapter?.slug ?? '',
  title: event.title,
  description: event.description,
  start: event.localStart,
  end: later(event.localStart, event.minutes),
  timeZone: event.timeZone,
  place: event.place ?? '',
  link: event.link ?? '',
  seats: event.seats?.toString() ?? '',
  audience: event.audience,
  repeats: 'never',
  until: event.repeats?.until ?? '',
});

const fieldsOf = ({
  title,
  description,
  start,
  end,
  timeZone,
  place,
  link,
  audience,
  seats,
}: EventFormValues) => ({
  title,
  description,
  start,
  end,
  timeZone,
  place,
  link,
  audience,
  seats: seats.trim() === '' ? null : Number(asciiDigits(seats)),
});

/** The input of the API for a new event. */
export function toNewEvent(values: EventFormValues): Inputs['events']['create'] {
  const repetition = REPETITIONS[values.repeats];
  return {
    ...fieldsOf(values),
    chapter: values.chapter || null,
    repeats: repetition && { ...repetition, until: values.until },
  };
}

/** The input of the API for an event there is. */
export const toEvent = (id: number, values: EventFormValues): Inputs['events']['update'] => ({
  id,
  ...fieldsOf(values),
  ...(values.until !== '' && { until: values.until }),
});

/** The field of an issue's path. */
export const fieldOfPath = (path: string): string => (path.startsWith('repeats.') ? 'until' : path);

const checkNew = validateWith(CreateEventInput, fieldOfPath);
const checkEdited = validateWith(UpdateEventInput, fieldOfPath);

export const validateNew = (values: EventFormValues): FormErrors => checkNew(toNewEvent(values));
export const validateEdited = (values: EventFormValues): FormErrors => checkEdited(toEvent(1, values));

/** The end that goes with a new start: as long after it as before, or an hour and a half. */
export function endFor(start: string, before: Pick<EventFormValues, 'start' | 'end'>): string {
  if (start === '') return before.end;
  const minutes = before.start && before.end ? minutesBetween(before.start, before.end) : 90;
  return later(start, minutes > 0 ? minutes : 90);
}
