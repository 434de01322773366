import { config } from 'zod';
import { translated } from '@guildhall/locale/translated';
import { validationMessages } from './validation.messages.ts';

/** What zod found, before it has a message. */
type RawIssue = Parameters<NonNullable<NonNullable<Parameters<typeof config>[0]>['customError']>>[0];
type Path = readonly PropertyKey[];

/**
 * The one error map: names the field and its bound in plain words, in tRPC, REST and forms alike. A message
 * that a schema states itself comes first; undefined leaves the issue to zod.
 */
export function validationMessage(issue: RawIssue): string | undefined {
  const messages = translated(validationMessages);
  const path = issue.path ?? [];
  const field = fieldOf(path);
  // A list is one field in the form, so the bound of an entry is told about the list.
  const isOfList = typeof path.at(-1) === 'number';
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? messages.required(field) : messages.type(field, issue.expected);
    case 'too_big':
      if (issue.origin === 'string') return messages.tooLong(field, Number(issue.maximum), isOfList);
      if (issue.origin === 'array') return messages.tooMany(field, Number(issue.maximum));
      return messages[issue.inclusive ? 'atMost' : 'lessThan'](field, String(issue.maximum));
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return messages.required(field);
      if (issue.origin === 'string') return messages.tooShort(field, Number(issue.minimum), isOfList);
      if (issue.origin === 'array') return messages.tooFew(field, Number(issue.minimum));
      return messages[issue.inclusive ? 'atLeast' : 'moreThan'](field, String(issue.minimum));
    case 'invalid_format':
      return messages.format(field, issue.format);
    case 'invalid_value':
      return messages.oneOf(
        field,
        issue.values.map((value) => (value === '' ? messages.empty : String(value))),
      );
    case 'invalid_union':
      return specificMessage(issue.errors) ?? messages.notValid(field);
    case 'unrecognized_keys':
      return messages.unknown(issue.keys);
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'not_multiple_of':
      return undefined;
  }
}

/** The name of the field, such as jobTitle; null for the input itself. */
function fieldOf(path: Path): string | null {
  const name = path.findLast((part) => typeof part === 'string');
  return typeof name === 'string' ? name : null;
}

/** Of a union such as "empty, or an email address", what the branch says that is not a fixed value. */
const specificMessage = (branches: readonly (readonly { code?: string; message: string; path: Path }[])[]) =>
  branches
    .flat()
    .find(({ code, path }) => path.length === 0 && code !== 'invalid_value' && code !== 'invalid_type')
    ?.message;

config({ customError: validationMessage });
