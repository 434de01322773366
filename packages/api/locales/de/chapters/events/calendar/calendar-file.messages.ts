import type { calendarFileMessages as english } from '#src/chapters/events/calendar/calendar-file.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const calendarFileMessages: Translation<typeof english> = {
  waiting: 'Sie stehen auf der Warteliste.',
  joinOnline: (link) => `Online teilnehmen: ${link}`,
};
