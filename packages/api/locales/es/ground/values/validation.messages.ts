import type { validationMessages as english } from '#src/ground/values/validation.messages.ts';
import { number, plural } from '@guildhall/locale/words/es';
import type { Translation } from '@guildhall/locale/translation';

const characters = (count: number) =>
  plural(count, { one: '1 carácter', other: `${number(count)} caracteres` });
const entries = (count: number) => plural(count, { one: '1 entrada', other: `${number(count)} entradas` });
const each = (isOfList: boolean) => (isOfList ? ' por entrada' : '');

const TYPES: Record<string, string> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'verdadero o falso (true o false)',
  array: 'una lista',
  object: 'un objeto',
};

const FORMATS: Record<string, string> = {
  email: 'una dirección de correo válida',
  url: 'una dirección web válida',
  datetime: 'una fecha y una hora como 2026-01-31T09:00:00Z',
  date: 'una fecha como 2026-01-31',
};

export const validationMessages: Translation<typeof english> = {
  required: (_field) => 'Este campo es obligatorio',
  type: (_field, type) => `Debe ser ${TYPES[type] ?? `del tipo ${type}`}`,
  tooLong: (_field, most, isOfList) => `Como máximo ${characters(most)}${each(isOfList)}`,
  tooMany: (_field, most) => `Como máximo ${entries(most)}`,
  atMost: (_field, most) => `Debe ser ${most} como máximo`,
  lessThan: (_field, bound) => `Debe ser menor que ${bound}`,
  tooShort: (_field, least, isOfList) => `Al menos ${characters(least)}${each(isOfList)}`,
  tooFew: (_field, least) => `Al menos ${entries(least)}`,
  atLeast: (_field, least) => `Debe ser ${least} como mínimo`,
  moreThan: (_field, bound) => `Debe ser mayor que ${bound}`,
  format: (_field, format) => {
    const expected = FORMATS[format];
    return expected === undefined ? 'No tiene el formato esperado' : `Debe ser ${expected}`;
  },
  oneOf: (_field, values) =>
    values.length === 1 ? `Debe ser ${values[0]}` : `Debe ser uno de estos valores: ${values.join(', ')}`,
  empty: 'vacío',
  notValid: (_field) => 'Este valor no es válido',
  unknown: (keys) => `${keys.length === 1 ? 'Campo desconocido' : 'Campos desconocidos'}: ${keys.join(', ')}`,
};
