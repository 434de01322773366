import type { nothingFitsMessages as english } from '#src/features/opportunities/nothing-fits.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const nothingFitsMessages: Translation<typeof english> = {
  title: 'لا يذكر ملفك الشخصي بعد ما تقدّمه',
  text: 'أضفه لتظهر هنا الفرص التي تناسبك.',
  add: 'أضف ما تقدّمه',
};
