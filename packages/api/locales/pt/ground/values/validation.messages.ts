import type { validationMessages as english } from '#src/ground/values/validation.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

const characters = (count: number) =>
  `${number(count)} ${plural(count, { one: 'caractere', other: 'caracteres' })}`;
const entries = (count: number) => `${number(count)} ${plural(count, { one: 'item', other: 'itens' })}`;
const each = (isOfList: boolean) => (isOfList ? ' por item' : '');

const TYPES: Record<string, string> = {
  string: 'um texto',
  number: 'um número',
  int: 'um número inteiro',
  boolean: 'verdadeiro ou falso',
  array: 'uma lista',
  object: 'um objeto',
};

const FORMATS: Record<string, string> = {
  email: 'Informe um endereço de e-mail',
  url: 'Informe um endereço da web',
  datetime: 'Informe uma data e um horário, como 2026-01-31T09:00:00Z',
  date: 'Informe uma data, como 2026-01-31',
};

export const validationMessages: Translation<typeof english> = {
  required: (_field) => 'Este campo é obrigatório',
  type: (_field, type) => `O valor precisa ser ${TYPES[type] ?? `do tipo ${type}`}`,
  tooLong: (_field, most, isOfList) => `No máximo ${characters(most)}${each(isOfList)}`,
  tooMany: (_field, most) => `No máximo ${entries(most)}`,
  atMost: (_field, most) => `O valor máximo é ${most}`,
  lessThan: (_field, bound) => `O valor precisa ser menor que ${bound}`,
  tooShort: (_field, least, isOfList) => `No mínimo ${characters(least)}${each(isOfList)}`,
  tooFew: (_field, least) => `No mínimo ${entries(least)}`,
  atLeast: (_field, least) => `O valor mínimo é ${least}`,
  moreThan: (_field, bound) => `O valor precisa ser maior que ${bound}`,
  format: (_field, format) => FORMATS[format] ?? 'O valor não está no formato esperado',
  oneOf: (_field, values) =>
    values.length === 1
      ? `O valor precisa ser ${values[0] ?? ''}`
      : `O valor precisa ser um destes: ${values.join(', ')}`,
  empty: 'vazio',
  notValid: (_field) => 'Este valor não é válido',
  unknown: (keys) =>
    `${keys.length === 1 ? 'Campo desconhecido' : 'Campos desconhecidos'}: ${keys.join(', ')}`,
};
