import type {
  opportunityFormMessages as englishOpportunityFormMessages,
  AUDIENCE_LABELS as englishAUDIENCE_LABELS,
} from '#src/features/opportunities/opportunity-form.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const opportunityFormMessages: Translation<typeof englishOpportunityFormMessages> = {
  heading: 'نشر فرصة',
  submit: 'نشر الفرصة',
  editHeading: 'تعديل الفرصة',
  save: 'حفظ التغييرات',
  title: 'العنوان',
  titlePlaceholder: 'مثال: محاسب لمخبز صغير',
  description: 'الوصف',
  descriptionPlaceholder: 'ما المطلوب إنجازه، ولمن',
  type: 'النوع',
  noType: 'اختر نوعًا',
  company: 'الشركة',
  location: 'الموقع',
  budget: 'الميزانية',
  budgetPlaceholder: 'مثال: 2,000 دولار شهريًا',
  timeline: 'الجدول الزمني',
  timelinePlaceholder: 'مثال: اعتبارًا من مارس',
  contact: 'مسؤول التواصل',
  remote: 'يمكن إنجازها عن بُعد',
  skills: 'المهارات المطلوبة',
  industries: 'القطاعات',
  commas: 'افصل بينها بفواصل',
  requirements: 'المتطلبات',
  onePerLine: 'متطلب واحد في كل سطر',
  closing: 'متاحة حتى',
  closingHint: 'لا يمكن لأحد التقدّم بعد هذا اليوم.',
  audience: 'من يمكنه رؤيتها',
};

export const AUDIENCE_LABELS: Translation<typeof englishAUDIENCE_LABELS> = {
  members: 'الأعضاء فقط',
  public: 'الجميع، ومحركات البحث أيضًا',
};
