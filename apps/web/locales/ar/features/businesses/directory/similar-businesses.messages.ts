import type { similarBusinessesMessages as english } from '#src/features/businesses/directory/similar-businesses.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const similarBusinessesMessages: Translation<typeof english> = {
  title: 'نتائج قريبة',
  text: 'تقدّم هذه الأنشطة ذلك بكلمات أخرى.',
  only: 'لا توجد نتائج مطابقة تمامًا. تقدّم هذه الأنشطة شيئًا مشابهًا.',
};
