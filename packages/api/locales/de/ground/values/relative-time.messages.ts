import type { relativeTimeMessages as english } from '#src/ground/values/relative-time.messages.ts';
import { number, plural } from '@guildhall/locale/words/de';
import type { Translation } from '@guildhall/locale/translation';

export const relativeTimeMessages: Translation<typeof english> = {
  justNow: 'Gerade eben',
  hours: (hours) => `Vor ${hours} Std.`,
  days: (days) => plural(days, { one: 'Vor 1 Tag', other: `Vor ${days} Tagen` }),
  weeks: (weeks) => plural(weeks, { one: 'Vor 1 Woche', other: `Vor ${number(weeks)} Wochen` }),
};
