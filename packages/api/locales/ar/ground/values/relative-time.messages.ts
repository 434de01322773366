import type { relativeTimeMessages as english } from '#src/ground/values/relative-time.messages.ts';
import { number, plural } from '@guildhall/locale/words/ar';
import type { Translation } from '@guildhall/locale/translation';

export const relativeTimeMessages: Translation<typeof english> = {
  justNow: 'الآن',
  hours: (hours) =>
    plural(hours, {
      one: 'قبل ساعة',
      two: 'قبل ساعتين',
      few: `قبل ${number(hours)} ساعات`,
      many: `قبل ${number(hours)} ساعة`,
      other: `قبل ${number(hours)} ساعة`,
    }),
  days: (days) =>
    plural(days, {
      one: 'قبل يوم',
      two: 'قبل يومين',
      few: `قبل ${number(days)} أيام`,
      many: `قبل ${number(days)} يومًا`,
      other: `قبل ${number(days)} يوم`,
    }),
  weeks: (weeks) =>
    plural(weeks, {
      one: 'قبل أسبوع',
      two: 'قبل أسبوعين',
      few: `قبل ${number(weeks)} أسابيع`,
      many: `قبل ${number(weeks)} أسبوعًا`,
      other: `قبل ${number(weeks)} أسبوع`,
    }),
};
