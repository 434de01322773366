import type { relativeTimeMessages as english } from '#src/ground/values/relative-time.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const relativeTimeMessages: Translation<typeof english> = {
  justNow: 'Ahora mismo',
  hours: (hours) => `Hace ${hours} h`,
  days: (days) => `Hace ${days} d`,
  weeks: (weeks) => `Hace ${weeks} sem.`,
};
