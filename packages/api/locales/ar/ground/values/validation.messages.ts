import type { validationMessages as english } from '#src/ground/values/validation.messages.ts';
import { number, plural } from '@guildhall/locale/words/ar';
import type { Translation } from '@guildhall/locale/translation';

const characters = (count: number) =>
  plural(count, {
    one: 'حرف واحد',
    two: 'حرفان',
    few: `${number(count)} أحرف`,
    many: `${number(count)} حرفًا`,
    other: `${number(count)} حرف`,
  });
const entries = (count: number) =>
  plural(count, {
    one: 'عنصر واحد',
    two: 'عنصران',
    few: `${number(count)} عناصر`,
    many: `${number(count)} عنصرًا`,
    other: `${number(count)} عنصر`,
  });
const each = (isOfList: boolean) => (isOfList ? ' لكل عنصر' : '');

const TYPES: Record<string, string> = {
  string: 'نصًا',
  number: 'رقمًا',
  int: 'عددًا صحيحًا',
  boolean: 'true أو false',
  array: 'قائمة',
  object: 'كائنًا',
};

const FORMATS: Record<string, string> = {
  email: 'عنوان بريد إلكتروني',
  url: 'عنوان موقع إلكتروني',
  datetime: 'تاريخًا ووقتًا بصيغة مثل 2026-01-31T09:00:00Z',
  date: 'تاريخًا بصيغة مثل 2026-01-31',
};

export const validationMessages: Translation<typeof english> = {
  required: (_field) => 'هذا الحقل مطلوب',
  type: (_field, type) => `يجب أن تكون القيمة ${TYPES[type] ?? `من النوع ${type}`}`,
  tooLong: (_field, most, isOfList) => `الحد الأقصى: ${characters(most)}${each(isOfList)}`,
  tooMany: (_field, most) => `الحد الأقصى: ${entries(most)}`,
  atMost: (_field, most) => `يجب ألا تتجاوز القيمة ${most}`,
  lessThan: (_field, bound) => `يجب أن تكون القيمة أقل من ${bound}`,
  tooShort: (_field, least, isOfList) => `الحد الأدنى: ${characters(least)}${each(isOfList)}`,
  tooFew: (_field, least) => `الحد الأدنى: ${entries(least)}`,
  atLeast: (_field, least) => `يجب ألا تقل القيمة عن ${least}`,
  moreThan: (_field, bound) => `يجب أن تكون القيمة أكبر من ${bound}`,
  format: (_field, format) => {
    const expected = FORMATS[format];
    return expected === undefined ? 'الصيغة غير صحيحة' : `أدخل ${expected}`;
  },
  oneOf: (_field, values) =>
    values.length === 1
      ? `القيمة الوحيدة المقبولة: ${values[0]}`
      : `يجب أن تكون القيمة إحدى ما يلي: ${values.join('، ')}`,
  empty: 'فارغ',
  notValid: (_field) => 'القيمة غير صالحة',
  unknown: (keys) => `${keys.length === 1 ? 'حقل غير معروف' : 'حقول غير معروفة'}: ${keys.join('، ')}`,
};
