import type {
  BusinessHours,
  OpeningInterval,
  Weekday,
} from '../../../directory/businesses/opening.schema.ts';
import { isUnclear, parseDayHours } from '../../../directory/businesses/opening-text.schema.ts';
import { WEEKDAYS } from '../../../directory/businesses/opening.schema.ts';

/** Beginnings of weekdays, folded, in English, German, French and Spanish. */
const DAYS: Record<Weekday, RegExp> = {
  mon: /^(?:mo|lu)/,
  tue: /^(?:tu|di(?!m)|ma)/,
  wed: /^(?:we|mi|me)/,
  thu: /^(?:th|do(?!m)|je|ju)/,
  fri: /^(?:fr|ve|vi)/,
  sat: /^sa/,
  sun: /^(?:su|so|dim|dom)/,
};
const DAILY = /^(?:taglich|daily|every day|mo(?:ntag|nday)? ?- ?so|tous les jours|todos los dias|diario)/;
/** Folded. */
const APPOINTMENT = String.raw`nach (?:vereinbarung|absprache)|by (?:appointment|arrangement)|sur (?:rendez-vous|rdv)|con cita(?: previa)?|por marcacao`;
const BY_APPOINTMENT = new RegExp(APPOINTMENT);
const CLOSED = /(?:geschlossen|closed|ferme|cerrado|ruhetag)/;

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\u2010-\u2015]|\b(?:bis|to|au?|until|hasta)\b/g, '-')
    .replaceAll(/\b(?:uhr|h|hs|hrs|de|von|from)\b|(?<=\d)h\b/g, ' ')
    .replaceAll(/(?<=\d)h(?=\d)/g, ':');

const TIME = String.raw`(\d{1,2})(?:[:.](\d\d))?\s*([ap])?\.?(?:m\b\.?)?`;
const INTERVAL = new RegExp(`${TIME}\\s*-\\s*${TIME}`, 'g');
/** The days before their times: "Mo-Fr", "Mo, Mi und Fr". */
const PART = new RegExp(
  String.raw`([a-z][a-z.,&+/ -]*?)[: ]*((?:${APPOINTMENT}|\d|geschlossen|closed|ferme|cerrado|ruhetag)[^a-z]*(?:[ap]\.?m\.?[^a-z]*)*)`,
  'g',
);

/** Opening hours in one cell, such as "Mo-Fr 8-12 Uhr, 14-18 Uhr; Sa 9-13"; undefined for a text that is none. */
export function readHours(cell: string, timeZone: string): BusinessHours | undefined {
  const days: BusinessHours['days'] = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
  const byAppointment: Weekday[] = [];
  const everyDay = parseDayHours(cell);
  if (everyDay?.isByAppointment) return { timeZone, days, byAppointment: [...WEEKDAYS] };
  let isOpen = false;
  for (const [, names = '', times = ''] of fold(cell).matchAll(PART)) {
    const isByAppointment = BY_APPOINTMENT.test(times);
    const intervals = isByAppointment || CLOSED.test(times) ? [] : intervalsIn(times);
    const weekdays = weekdaysIn(names);
    if (!intervals || weekdays.length === 0) return undefined;
    for (const day of weekdays) days[day] = intervals;
    if (isByAppointment) byAppointment.push(...weekdays);
    isOpen ||= isByAppointment || intervals.length > 0;
  }
  return isOpen ? { timeZone, days, ...(byAppointment.length > 0 && { byAppointment }) } : undefined;
}

const isTime = (time: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time);

function intervalsIn(text: string): OpeningInterval[] | undefined {
  const intervals = [...text.matchAll(INTERVAL)].map(
    ([, from, fromMinute, fromHalf, to, toMinute, toHalf]) => ({
      opens: timeOf(from, fromMinute, fromHalf),
      closes: timeOf(to, toMinute, toHalf).replace('24:00', '00:00'),
    }),
  );
  const saysHalf = /[ap]\.?m/.test(text);
  return intervals.length > 0 &&
    intervals.every((each) => isTime(each.opens) && isTime(each.closes) && !isUnclear(each, saysHalf))
    ? intervals
    : undefined;
}

function timeOf(hour = '', minute = '00', half?: string): string {
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

function weekdaysIn(names: string): Weekday[] {
  if (DAILY.test(names)) return [...WEEKDAYS];
  return names
    .split(/[,&+/]|\b(?:und|and|et|y)\b/)
    .map((part) => part.replaceAll('.', '').trim())
    .filter(Boolean)
    .flatMap((part) => {
      const [first, last = first] = part.split('-').map((name) => dayOf(name.trim()));
      if (first === undefined || last === undefined) return [];
      const length = (last - first + 7) % 7;
      return Array.from({ length: length + 1 }, (_, at) => WEEKDAYS[(first + at) % 7] ?? 'mon');
    });
}

function dayOf(name: string): number | undefined {
  const found = WEEKDAYS.findIndex((day) => DAYS[day].test(name));
  return found < 0 ? undefined : found;
}

/** Hours as a line: "mon 08:00-12:00, tue 08:00-12:00, fri by appointment". */
export const describeHours = ({ days, byAppointment = [] }: BusinessHours): string =>
  WEEKDAYS.flatMap((day) => {
    const hours = days[day].map(({ opens, closes }) => `${opens}-${closes}`).join(' ');
    if (hours !== '') return [`${day} ${hours}`];
    return byAppointment.includes(day) ? [`${day} by appointment`] : [];
  }).join(', ');
