import type { relativeTimeMessages as english } from '#src/ground/values/relative-time.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const relativeTimeMessages: Translation<typeof english> = {
  justNow: 'À l’instant',
  hours: (hours) => `il y a ${hours} h`,
  days: (days) => `il y a ${days} j`,
  weeks: (weeks) => `il y a ${weeks} sem.`,
};
