import type { BusinessHours, SocialMedia } from '@guildhall/api/business-opening/schema';
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
    values[day] = intervals
      .map(({ opens, closes }) => `${shortTime(opens)}-${closes === '00:00' ? '24:00' : shortTime(closes)}`)
      .join(', ');
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

const INTERVAL = /^(\d{1,2})(?:[:.](\d\d))?\s*[-–—]\s*(\d{1,2})(?:[:.](\d\d))?$/;

/** '9-12:30, 14:00–18:00' as intervals; none for an empty text, null for one that is not about hours. */
function parseHours(text: string): BusinessHours['days']['mon'] | null {
  if (text.trim() === '') return [];
  const intervals = text.split(',').map((part) => {
    const [, opens, opensAt = '00', closes, closesAt = '00'] = INTERVAL.exec(part.trim()) ?? [];
    if (opens === undefined || closes === undefined) return null;
    const end = `${closes.padStart(2, '0')}:${closesAt}`;
    return { opens: `${opens.padStart(2, '0')}:${opensAt}`, closes: end === '24:00' ? '00:00' : end };
  });
  return intervals.every((interval) => interval !== null) ? intervals : null;
}
