import { config } from 'zod';

/** What zod found, before it has a message. */
type RawIssue = Parameters<NonNullable<NonNullable<Parameters<typeof config>[0]>['customError']>>[0];
type Path = readonly PropertyKey[];

/** Words that are not written in lower case. */
const SPELLED: Record<string, string> = { id: 'ID', linkedin: 'LinkedIn', url: 'URL', zip: 'ZIP' };

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
 * The one error map: names the field and its bound in plain English, in tRPC, REST and forms alike. A message
 * that a schema states itself comes first; undefined leaves the issue to zod.
 */
export function validationMessage(issue: RawIssue): string | undefined {
  const path = issue.path ?? [];
  const field = fieldOf(path);
  // A list is one field in the form, so the bound of an entry is told about the list.
  const each = typeof path.at(-1) === 'number' ? ' each' : '';
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return `${field} is required`;
      return `${field} must be ${TYPES[issue.expected] ?? `of type ${issue.expected}`}`;
    case 'too_big':
      if (issue.origin === 'string')
        return `${field} can have at most ${count(issue.maximum, 'character')}${each}`;
      if (issue.origin === 'array') return `${field} can have at most ${count(issue.maximum, 'entry')}`;
      return `${field} must be ${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return `${field} is required`;
      if (issue.origin === 'string')
        return `${field} must be at least ${count(issue.minimum, 'character')}${each}`;
      if (issue.origin === 'array') return `${field} must have at least ${count(issue.minimum, 'entry')}`;
      return `${field} must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
    case 'invalid_format':
      return `${field} must be ${FORMATS[issue.format] ?? 'in the expected format'}`;
    case 'invalid_value':
      return `${field} must be ${oneOf(issue.values)}`;
    case 'invalid_union':
      return specificMessage(issue.errors) ?? `${field} is not valid`;
    case 'unrecognized_keys':
      return `Unknown ${issue.keys.length === 1 ? 'field' : 'fields'}: ${issue.keys.join(', ')}`;
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'not_multiple_of':
      return undefined;
  }
}

/** The name of the field as a label writes it: jobTitle is "Job title". The input itself has none. */
function fieldOf(path: Path): string {
  const name = path.findLast((part) => typeof part === 'string');
  if (typeof name !== 'string') return 'Input';
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ')
    .map((word) => SPELLED[word] ?? word)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function count(amount: number | bigint, unit: 'character' | 'entry'): string {
  const plural = { character: 'characters', entry: 'entries' }[unit];
  return `${amount} ${Number(amount) === 1 ? unit : plural}`;
}

function oneOf(values: readonly unknown[]): string {
  const [only, ...others] = values.map((value) => (value === '' ? 'empty' : String(value)));
  return others.length === 0 ? String(only) : `one of: ${[only, ...others].join(', ')}`;
}

/** Of a union such as "empty, or an email address", what the branch says that is not a fixed value. */
const specificMessage = (branches: readonly (readonly { code?: string; message: string; path: Path }[])[]) =>
  branches
    .flat()
    .find(({ code, path }) => path.length === 0 && code !== 'invalid_value' && code !== 'invalid_type')
    ?.message;

config({ customError: validationMessage });
