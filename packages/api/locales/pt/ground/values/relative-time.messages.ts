import type { relativeTimeMessages as english } from '#src/ground/values/relative-time.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const relativeTimeMessages: Translation<typeof english> = {
  justNow: 'Agora mesmo',
  hours: (hours) => `há ${hours} h`,
  days: (days) => `há ${days} d`,
  weeks: (weeks) => `há ${weeks} sem.`,
};
