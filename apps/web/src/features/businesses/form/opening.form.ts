import type { BusinessHours, SocialMedia } from '@guildhall/api/directory/businesses/opening.schema';
import type { FormErrors } from '@mantine/form';
import { fieldOf } from '../../../lib/form-issues.ts';
import { type DayText, parseDayHours } from '@guildhall/api/directory/businesses/opening-text.schema';
import { WEEKDAYS } from '../opening/opening-hours.ts';
import { openingMessages } from '../opening/opening.messages.ts';
import { NETWORKS } from '../opening/social-links.ts';

/** Hours as text by weekday, their time zone ('' for the browser's), and an address by social network. */
export type OpeningValues = Record<
  (typeof WEEKDAYS)[number] | (typeof NETWORKS)[number] | 'timeZone',
  string
>;

export const EMPTY_OPENING: OpeningValues = {
  mon: '',
  tue: '',
  wed: '',
  thu: '',
  fri: '',
  sat: '',
  sun: '',
  timeZone: '',
  linkedin: '',
  instagram: '',
  facebook: '',
  youtube: '',
  x: '',
};

/** What the form stores of a day by appointment. */
const BY_APPOINTMENT = 'by appointment';

/** A day as the text that `parseDayHours` reads. */
export const textOfDay = ({ intervals, isByAppointment }: DayText): string =>
  isByAppointment ? BY_APPOINTMENT : intervals.map(({ opens, closes }) => `${opens}-${closes}`).join(', ');

type Opening = { businessHours: BusinessHours | null; socialMedia: SocialMedia | null };

export function toOpeningValues({ businessHours, socialMedia }: Opening): OpeningValues {
  const values = { ...EMPTY_OPENING, timeZone: businessHours?.timeZone ?? '' };
  for (const day of WEEKDAYS) {
    values[day] = textOfDay({
      intervals: businessHours?.days[day] ?? [],
      isByAppointment: businessHours?.byAppointment?.includes(day) ?? false,
    });
  }
  for (const network of NETWORKS) values[network] = socialMedia?.[network] ?? '';
  return values;
}

/** The input of the API. Hours that cannot be read are left to `openingErrors`. */
export function toOpening(values: OpeningValues): Opening {
  const isOpenAtAll = WEEKDAYS.some((day) => values[day].trim() !== '');
  const [mon, tue, wed, thu, fri, sat, sun] = WEEKDAYS.map(
    (day) => parseDayHours(values[day])?.intervals ?? [],
  );
  const byAppointment = WEEKDAYS.filter((day) => parseDayHours(values[day])?.isByAppointment);
  const timeZone = values.timeZone || new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const pages = NETWORKS.flatMap((network) => {
    const page = values[network].trim();
    return page === '' ? [] : [[network, page]];
  });
  const days = {
    mon: mon ?? [],
    tue: tue ?? [],
    wed: wed ?? [],
    thu: thu ?? [],
    fri: fri ?? [],
    sat: sat ?? [],
    sun: sun ?? [],
  };
  return {
    businessHours: isOpenAtAll
      ? { timeZone, days, ...(byAppointment.length > 0 && { byAppointment }) }
      : null,
    socialMedia: pages.length > 0 ? Object.fromEntries(pages) : null,
  };
}

/** Hours of which nothing is missing. */
const isFinished = (text: string) => text.split(', ').every((part) => /^\d\d:\d\d-\d\d:\d\d$/.test(part));

/** Errors of the days whose hours cannot be read, or may be meant in two ways. */
export const openingErrors = (values: OpeningValues): FormErrors =>
  Object.fromEntries(
    WEEKDAYS.filter((day) => parseDayHours(values[day]) === null).map((day) => [
      day,
      isFinished(values[day]) ? openingMessages.form.checkClosing : openingMessages.form.invalid,
    ]),
  );

/** The input of a path such as `businessHours.days.mon.0.closes` or `socialMedia.linkedin`. */
export const openingFieldOf = (path: string): string =>
  /^(?:businessHours(?:\.days)?|socialMedia)\.(\w+)/.exec(path)?.[1] ?? fieldOf(path);
