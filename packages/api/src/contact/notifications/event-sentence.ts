import { currentLocale } from '@guildhall/locale/current-locale';
import { FORMATS_OF } from '@guildhall/locale/locales';
import { translated } from '@guildhall/locale/translated';
import type { EventNews } from './event-news.ts';
import { noticeMessages } from './notice.messages.ts';

/** When a date begins, on the clocks where the event takes place. */
export function eventMoment({
  startsAt,
  timeZone,
}: Pick<EventNews['date'], 'startsAt' | 'timeZone'>): string {
  const moment = new Intl.DateTimeFormat(FORMATS_OF[currentLocale()], {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
  return moment
    .format(new Date(startsAt))
    .replaceAll(/[\u2009\u202F]/g, ' ')
    .replaceAll(/\b(GMT|UTC)\+0(?![\d:])/g, '$1');
}

export const eventSentence = ({ event, date }: EventNews): string =>
  translated(noticeMessages).event[event](date.title, eventMoment(date));
