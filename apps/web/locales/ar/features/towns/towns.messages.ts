import type { townsMessages as english } from '#src/features/towns/towns.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const townsMessages: Translation<typeof english> = {
  views: { label: 'العرض', list: 'قائمة', map: 'خريطة' },
  label: 'خريطة المدن',
  skip: 'تخطّي الخريطة',
  towns: 'المدن',
  loading: 'جارٍ تحميل الخريطة...',
  failed: 'تعذّر تحميل الخريطة',
  town: (name, area, count) => `${name}، ${area}: ${count}`,
  credit: 'المدن: GeoNames، رخصة CC BY 4.0. الحدود: Natural Earth.',
};
