import type { validationMessages as english } from '#src/ground/values/validation.messages.ts';
import { number, plural } from '@guildhall/locale/words/de';
import type { Translation } from '@guildhall/locale/translation';

const entries = (count: number) => plural(count, { one: '1 Eintrag', other: `${number(count)} Einträge` });
const each = (isOfList: boolean) => (isOfList ? ' je Eintrag' : '');

const TYPES: Record<string, string> = {
  string: 'ein Text',
  number: 'eine Zahl',
  int: 'eine ganze Zahl',
  boolean: 'ja oder nein (true oder false)',
  array: 'eine Liste',
  object: 'ein Objekt',
};

const FORMATS: Record<string, string> = {
  email: 'eine E-Mail-Adresse',
  url: 'eine Webadresse',
  datetime: 'Datum und Uhrzeit wie 2026-01-31T09:00:00Z',
  date: 'ein Datum wie 2026-01-31',
};

export const validationMessages: Translation<typeof english> = {
  required: (_field) => 'Dieses Feld ist erforderlich',
  type: (_field, type) => `Erwartet wird ${TYPES[type] ?? `ein Wert vom Typ ${type}`}`,
  tooLong: (_field, most, isOfList) => `Höchstens ${number(most)} Zeichen${each(isOfList)}`,
  tooMany: (_field, most) => `Höchstens ${entries(most)}`,
  atMost: (_field, most) => `Höchstens ${most}`,
  lessThan: (_field, bound) => `Muss kleiner als ${bound} sein`,
  tooShort: (_field, least, isOfList) => `Mindestens ${number(least)} Zeichen${each(isOfList)}`,
  tooFew: (_field, least) => `Mindestens ${entries(least)}`,
  atLeast: (_field, least) => `Mindestens ${least}`,
  moreThan: (_field, bound) => `Muss größer als ${bound} sein`,
  format: (_field, format) => {
    const expected = FORMATS[format];
    return expected === undefined ? 'Dieses Format wird nicht erkannt' : `Geben Sie ${expected} ein`;
  },
  oneOf: (_field, values) =>
    values.length === 1 ? `Möglich ist nur: ${values[0] ?? ''}` : `Möglich sind: ${values.join(', ')}`,
  empty: 'leer',
  notValid: (_field) => 'Diese Angabe ist nicht gültig',
  unknown: (keys) =>
    keys.length === 1 ? `Unbekanntes Feld: ${keys.join(', ')}` : `Unbekannte Felder: ${keys.join(', ')}`,
};
