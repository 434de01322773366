import type { BusinessHours, SocialMedia } from '@guildhall/api/directory/businesses/opening.schema';
import type { FormErrors } from '@mantine/form';
import { fieldOf } from '../../../lib/form-issues.ts';
import { WEEKDAYS, shortTime } from '../opening/opening-hours.ts';
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

type Opening = { businessHours: BusinessHours | null; socialMedia: SocialMedia | null };

export function toOpeningValues({ businessHours, socialMedia }: Opening): OpeningValues {
  const values = { ...EMPTY_OPENING, timeZone: businessHours?.timeZone ?? '' };
  for (const day of WEEKDAYS) {
    const intervals = businessHours?.days[day] ?? [];
    values[day] = intervals.map(({ opens, closes }) => `${shortTime(opens)}-${shortTime(closes)}`).join(', ');
  }
  for (const network of NETWORKS) values[network] = socialMedia?.[network] ?? '';
  return values;
}

/** The input of the API. Hours that cannot be read are left to `openingErrors`. */
export function toOpening(values: OpeningValues): Opening {
  const isOpenAtAll = WEEKDAYS.some((day) => values[day].trim() !== '');
  const [mon, tue, wed, thu, fri, sat, sun] = WEEKDAYS.map((day) => parseHours(values[day]) ?? []);
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
    businessHours: isOpenAtAll ? { timeZone, days } : null,
    socialMedia: pages.length > 0 ? Object.fromEntries(pages) : null,
  };
}

/** Errors of the days whose hours cannot be read. */
export const openingErrors = (values: OpeningValues): FormErrors =>
  Object.fromEntries(
    WEEKDAYS.filter((day) => parseHours(values[day]) === null).map((day) => [
      day,
      openingMessages.form.invalid,
    ]),
  );

/** The input of a path such as `businessHours.days.mon.0.closes` or `socialMedia.linkedin`. */
export const openingFieldOf = (path: string): string =>
  /^(?:businessHours(?:\.days)?|socialMedia)\.(\w+)/.exec(path)?.[1] ?? fieldOf(path);

/** By the clock of 12 or of 24 hours. */
const TIME = /^(\d{1,2})(?:[:.](\d\d))?\s*(?:([ap])\.?m\.?)?$/i;

/** '18:00' from '6 PM'; null for a text that is no time. Times out of range are left to the schema. */
function parseTime(text: string): string | null {
  const [, hour, minute = '00', half] = TIME.exec(text.trim()) ?? [];
  if (hour === undefined) return null;
  if (half === undefined) return `${hour.padStart(2, '0')}:${minute}`;
  if (Number(hour) < 1 || Number(hour) > 12) return null;
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

const isTwelveHour = (text: string): boolean => /m\.?\s*$/i.test(text);

/** '9-12:30, 2 PM–6 PM' as intervals; none for an empty text, null for one that is not about hours. */
function parseHours(text: string): BusinessHours['days']['mon'] | null {
  if (text.trim() === '') return [];
  const intervals = text.split(',').map((part) => {
    const [from = '', to = '', ...rest] = part.split(/[-–—]/);
    // '2-6 PM' may begin at night or in the afternoon.
    if (rest.length > 0 || isTwelveHour(from) !== isTwelveHour(to)) return null;
    const [opens, closes] = [parseTime(from), parseTime(to)];
    if (opens === null || closes === null) return null;
    return { opens, closes: closes === '24:00' ? '00:00' : closes };
  });
  return intervals.every((interval) => interval !== null) ? intervals : null;
}
