/** Words that are not written in lower case. */
const SPELLED: Record<string, string> = { id: 'ID', linkedin: 'LinkedIn', url: 'URL', zip: 'ZIP' };

/** The name of the field as a label writes it: jobTitle is "Job title". The input itself has none. */
function labelOf(name: string | null): string {
  if (name === null) return 'Input';
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ')
    .map((word) => SPELLED[word] ?? word)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const characters = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'}`;
const entries = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`;
const each = (isOfList: boolean) => (isOfList ? ' each' : '');

const TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const FORMATS: Record<string, string> = {
  email: 'an email address',
  url: 'a web address',
  datetime: 'a date and time such as 2026-01-31T09:00:00Z',
  date: 'a date such as 2026-01-31',
};

/**
 * What is wrong with a value, in tRPC, REST and forms alike. `field` is the name in the input, such as jobTitle, or
 * null; languages other than English need not say it, as forms show the sentence at the field. `isOfList`: the bound is
 * that of each entry of a list.
 */
export const validationMessages = {
  required: (field: string | null) => `${labelOf(field)} is required`,
  type: (field: string | null, type: string) =>
    `${labelOf(field)} must be ${TYPES[type] ?? `of type ${type}`}`,
  tooLong: (field: string | null, most: number, isOfList: boolean) =>
    `${labelOf(field)} can have at most ${characters(most)}${each(isOfList)}`,
  tooMany: (field: string | null, most: number) => `${labelOf(field)} can have at most ${entries(most)}`,
  atMost: (field: string | null, most: string) => `${labelOf(field)} must be at most ${most}`,
  lessThan: (field: string | null, bound: string) => `${labelOf(field)} must be less than ${bound}`,
  tooShort: (field: string | null, least: number, isOfList: boolean) =>
    `${labelOf(field)} must be at least ${characters(least)}${each(isOfList)}`,
  tooFew: (field: string | null, least: number) => `${labelOf(field)} must have at least ${entries(least)}`,
  atLeast: (field: string | null, least: string) => `${labelOf(field)} must be at least ${least}`,
  moreThan: (field: string | null, bound: string) => `${labelOf(field)} must be more than ${bound}`,
  format: (field: string | null, format: string) =>
    `${labelOf(field)} must be ${FORMATS[format] ?? 'in the expected format'}`,
  oneOf: (field: string | null, values: string[]) =>
    `${labelOf(field)} must be ${values.length === 1 ? values[0] : `one of: ${values.join(', ')}`}`,
  empty: 'empty',
  notValid: (field: string | null) => `${labelOf(field)} is not valid`,
  unknown: (keys: string[]) => `Unknown ${keys.length === 1 ? 'field' : 'fields'}: ${keys.join(', ')}`,
};
