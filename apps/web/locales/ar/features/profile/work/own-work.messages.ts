import type { ownWorkMessages as english } from '#src/features/profile/work/own-work.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const ownWorkMessages: Translation<typeof english> = {
  add: 'إضافة عمل',
  empty: 'اعرض ما أنجزته: الصور والروابط أبلغ من الوصف.',
  full: (max) => `عدد الأعمال المعروضة ${max}، وهو الحد الأقصى. احذف أحدها لإضافة غيره.`,
  edit: (title) => `تعديل «${title}»`,
  delete: (title) => `حذف «${title}»`,
  up: (title) => `نقل «${title}» إلى أعلى`,
  down: (title) => `نقل «${title}» إلى أسفل`,
  moved: (title, position, total) => `ترتيب «${title}» الآن ${position} من ${total}`,
  added: 'أُضيف العمل إلى ملفك الشخصي',
  saved: 'حُفظ العمل',
  deleted: 'حُذف العمل',
  confirm: {
    title: 'هل تريد حذف هذا العمل؟',
    text: (title) => `سيُزال «${title}» من ملفك الشخصي مع صورته.`,
    action: 'حذف',
  },
  form: {
    heading: 'إضافة عمل',
    editHeading: 'تعديل العمل',
    title: 'العنوان',
    titlePlaceholder: 'موقع إلكتروني لمخبز',
    description: 'وصف العمل',
    descriptionPlaceholder: 'ما أنجزته، ولمن، وما كانت النتيجة',
    link: 'الرابط',
    picture: 'صورة هذا العمل',
    addPicture: 'إضافة صورة',
    submit: 'إضافة إلى الملف الشخصي',
  },
};
