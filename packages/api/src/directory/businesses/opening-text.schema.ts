import type { OpeningInterval } from './opening.schema.ts';

/** The hours of a day; none when closed. */
export type DayText = { intervals: OpeningInterval[]; isByAppointment: boolean };

const CLOSED = /^(closed|geschlossen|zu|ruhetag|ferm[ée]e?|cerrado|fechado|encerrado|-|–|—)$/i;
const BY_APPOINTMENT =
  /^(by (appointment|arrangement)|nach (vereinbarung|absprache)|n\.?\s?v\.?|termin(e)? nach vereinbarung|sur (rendez-vous|rdv)|con cita( previa)?|por marca[çc][ãa]o)$/i;
const AROUND_THE_CLOCK = /^(24 ?h(ours|eures|oras)?|24 stunden|24\/7|0-24)( uhr)?$/i;

/** By the clock of 12 or of 24 hours. */
const TIME = /^(\d{1,2})(?:(?:[:.]|h)(\d\d))?\s*(?:uhr|h)?\s*(?:([ap])\.?m\.?)?$/i;
const isTwelveHour = (text: string): boolean => /m\.?\s*$/i.test(text);

/** '18:00' from '6 PM'; null for a text that is no time. Times out of range are left to the schema. */
function parseTime(text: string): string | null {
  const [, hour, minute = '00', half] = TIME.exec(text.trim()) ?? [];
  if (hour === undefined) return null;
  if (half === undefined) return `${hour.padStart(2, '0')}:${minute}`;
  if (Number(hour) < 1 || Number(hour) > 12) return null;
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** '9-5' means 5 PM to most, and 5 AM as it is written. */
export const isUnclear = ({ opens, closes }: OpeningInterval, saysHalf: boolean): boolean =>
  !saysHalf && opens < '12:00' && closes <= opens && closes !== '00:00';

/** '9-12:30' as an interval; null for a text that is none, and for one that may be meant in two ways. */
function parseInterval(text: string): OpeningInterval | null {
  const [from = '', to = '', ...rest] = text.split(/[-–—]|\b(?:bis|to|à|a|as|às)\b/i);
  // '2-6 PM' may begin at night or in the afternoon.
  if (rest.length > 0 || isTwelveHour(from) !== isTwelveHour(to)) return null;
  const [opens, closes] = [parseTime(from), parseTime(to)];
  if (opens === null || closes === null) return null;
  if (closes === '24:00') return { opens, closes: '00:00' };
  return isUnclear({ opens, closes }, isTwelveHour(to)) ? null : { opens, closes };
}

/**
 * What is written about one day, as '9-12:30, 2 PM–6 PM', '8-18 Uhr' or 'nach Vereinbarung' in English, German,
 * French, Spanish or Portuguese. Null for a text that is not about hours, or may be meant in two ways.
 */
export function parseDayHours(text: string): DayText | null {
  const trimmed = text.trim();
  if (trimmed === '' || CLOSED.test(trimmed)) return { intervals: [], isByAppointment: false };
  if (BY_APPOINTMENT.test(trimmed)) return { intervals: [], isByAppointment: true };
  if (AROUND_THE_CLOCK.test(trimmed))
    return { intervals: [{ opens: '00:00', closes: '00:00' }], isByAppointment: false };
  const intervals = trimmed.split(/,|;|\/|\bund\b|\band\b|\bet\b|\by\b|\be\b|&/i).map(parseInterval);
  return intervals.every((interval) => interval !== null) ? { intervals, isByAppointment: false } : null;
}
