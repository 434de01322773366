import type { validationMessages as english } from '#src/ground/values/validation.messages.ts';
import { number, plural } from '@guildhall/locale/words/fr';
import type { Translation } from '@guildhall/locale/translation';

const characters = (count: number) =>
  plural(count, { one: `${number(count)} caractère`, other: `${number(count)} caractères` });
const entries = (count: number) =>
  plural(count, { one: `${number(count)} entrée`, other: `${number(count)} entrées` });
const each = (isOfList: boolean) => (isOfList ? ' par entrée' : '');

const TYPES: Record<string, string> = {
  string: 'un texte',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: '« true » ou « false »',
  array: 'une liste',
  object: 'un objet',
};

const FORMATS: Record<string, string> = {
  email: 'Saisissez une adresse e-mail',
  url: 'Saisissez une adresse web',
  datetime: 'Saisissez une date et une heure, par exemple 2026-01-31T09:00:00Z',
  date: 'Saisissez une date, par exemple 2026-01-31',
};

export const validationMessages: Translation<typeof english> = {
  required: (_field) => 'Ce champ est obligatoire',
  type: (_field, type) => `Valeur attendue : ${TYPES[type] ?? `type ${type}`}`,
  tooLong: (_field, most, isOfList) => `${characters(most)}${each(isOfList)} au maximum`,
  tooMany: (_field, most) => `${entries(most)} au maximum`,
  atMost: (_field, most) => `La valeur maximale est ${most}`,
  lessThan: (_field, bound) => `La valeur doit être inférieure à ${bound}`,
  tooShort: (_field, least, isOfList) => `Au moins ${characters(least)}${each(isOfList)}`,
  tooFew: (_field, least) => `Au moins ${entries(least)}`,
  atLeast: (_field, least) => `La valeur minimale est ${least}`,
  moreThan: (_field, bound) => `La valeur doit être supérieure à ${bound}`,
  format: (_field, format) => FORMATS[format] ?? 'Ce n’est pas le format attendu',
  oneOf: (_field, values) =>
    values.length === 1
      ? `Valeur attendue : ${values[0] ?? ''}`
      : `Choisissez l’une de ces valeurs : ${values.join(', ')}`,
  empty: 'vide',
  notValid: (_field) => 'Cette valeur n’est pas valide',
  unknown: (keys) => `${keys.length === 1 ? 'Champ inconnu' : 'Champs inconnus'} : ${keys.join(', ')}`,
};
