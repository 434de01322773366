import type { startMessages as english } from '#src/features/messages/start/start.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

export const startMessages: Translation<typeof english> = {
  open: 'رسالة جديدة',
  title: 'رسالة جديدة',
  to: 'إلى',
  hint: 'إحدى جهات اتصالك، بالاسم.',
  placeholder: 'اكتب اسمًا',
  list: 'جهات اتصالك',
  loading: 'جارٍ تحميل جهات اتصالك...',
  failed: 'تعذّر تحميل جهات اتصالك',
  found: (count) =>
    plural(count, {
      zero: 'لا أحد',
      one: 'شخص واحد',
      two: 'شخصان',
      few: `${number(count)} أشخاص`,
      many: `${number(count)} شخصًا`,
      other: `${number(count)} شخص`,
    }),
  nobody: (name) => `لا أحد ضمن جهات اتصالك باسم «${name}».`,
  findMembers: 'البحث عن أعضاء بهذا الاسم',
  none: 'ليس لديك جهات اتصال بعد. تعرّف إلى أحد أولًا، ثم اكتب إليه من هنا.',
  meet: 'البحث عن أعضاء',
};
