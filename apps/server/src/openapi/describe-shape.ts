import { type JsonSchema, choicesOf, isShape } from './json-schema.ts';

/** Describes a schema in a few words, such as 'integer, 1 to 100' or 'one of "open", "closed"'. */
export function describeShape(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.type !== 'null' && schema.enum)
    return `one of ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`;
  const choices = choicesOf(schema);
  if (choices.length > 1) return choices.map(describeShape).join(' or ');
  if (schema.type === 'array')
    return `list of ${isShape(schema.items) ? describeShape(schema.items) : 'anything'}`;
  if (schema.type === 'string')
    return ['text', formatOf(schema), lengthOf(schema)].filter(Boolean).join(', ');
  if (schema.type === 'integer' || schema.type === 'number')
    return [schema.type, rangeOf(schema)].filter(Boolean).join(', ');
  return typeof schema.type === 'string' ? schema.type : 'anything';
}

const formatOf = ({ format }: JsonSchema) => format ?? '';

function lengthOf({ minLength, maxLength }: JsonSchema): string {
  if (maxLength === undefined) return '';
  return minLength ? `${minLength} to ${maxLength} characters` : `at most ${maxLength} characters`;
}

/** Bounds that only reflect the column type are not worth showing. */
const BEYOND_INTEREST = 2_147_483_647;

function rangeOf({ minimum, exclusiveMinimum, maximum }: JsonSchema): string {
  const upper = maximum !== undefined && maximum < BEYOND_INTEREST ? maximum : undefined;
  const lower = minimum !== undefined && minimum > -BEYOND_INTEREST ? minimum : undefined;
  if (lower !== undefined && upper !== undefined) return `${lower} to ${upper}`;
  if (upper !== undefined) return `at most ${upper}`;
  if (lower !== undefined) return `at least ${lower}`;
  return exclusiveMinimum === 0 ? 'above 0' : '';
}
