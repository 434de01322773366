import type { figuresCsvMessages as english } from '#src/console/figures/figures-csv.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const figuresCsvMessages: Translation<typeof english> = {
  figure: 'المؤشر',
  currency: 'العملة',
  definition: 'التعريف',
  introductions: (figure) => `التعريفات: ${figure}`,
  orders: (figure) => `طلبات الشراء: ${figure}`,
  detail: (figure, detail) => `${figure}: ${detail}`,
  span: (from, to) => `من ${from} إلى ${to}`,
  date: 'الموعد',
  allDates: 'جميع المواعيد',
  name: 'الاسم',
  guest: 'ضيف',
};
