import type { figuresMessages as english } from '#src/features/events/figures/figures.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const figuresMessages: Translation<typeof english> = {
  title: 'الحضور',
  description: 'من حضر الفعالية.',
  loading: 'جارٍ تحميل بيانات الحضور...',
  failed: 'تعذّر تحميل بيانات الحضور',
  empty: 'لم يبدأ أي موعد بعد. سيظهر هنا من حضر بعد ذلك.',
  dates: 'حسب الموعد',
  date: 'الموعد',
  total: 'جميع المواعيد',
  notRecorded: 'لم يُسجَّل حضور أحد في الاستقبال',
  people: 'حسب الشخص',
  name: 'الاسم',
  guest: 'ضيف',
  noPeople: 'لم يؤكد أحد حضوره ولم يحضر أحد بعد.',
  loadingPeople: 'جارٍ تحميل الأشخاص...',
  failedPeople: 'تعذّر تحميل قائمة الأشخاص',
  datesCsv: 'تنزيل المواعيد (CSV)',
  peopleCsv: 'تنزيل الأشخاص (CSV)',
  definitions: 'ما يعنيه كل رقم',
  back: 'العودة إلى الفعالية',
};
