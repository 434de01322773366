import { DAY_MS } from '@guildhall/api/ground/values/time';
import { z } from 'zod';
import type { Draw } from './draw.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

export const isJsonSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null;

/** How many rows of each kind the community has, so that many ids exist. */
const IDS = 12;

/** Likely values by the name of a field; members, articles and businesses of the community have such names. */
const BY_NAME: [RegExp, (draw: Draw) => string][] = [
  [/username/i, (draw) => `member-${draw.below(9 * IDS)}`],
  [/slug/i, (draw) => `${draw.pick(['article', 'business'])}-${draw.below(9 * IDS)}`],
  [/email/i, (draw) => `member-${draw.below(IDS)}@test.test`],
  [/password/i, (draw) => draw.pick(['correct horse', 'another horse', 'short'])],
  [/image|logo/i, () => ''],
  [/url|website/i, (draw) => `https://example.org/${draw.below(100)}`],
  [/code/i, (draw) => `code${draw.below(IDS)}`],
  [/date|from|until|at$/i, (draw) => new Date(Date.now() + draw.below(30) * DAY_MS).toISOString()],
];

/** A value that probably satisfies the schema. */
export function wellFormed(schema: JsonSchema, draw: Draw, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum?.length) return schema.enum[draw.below(schema.enum.length)];
  const choices = [schema.anyOf, schema.oneOf].find(Array.isArray);
  if (choices) {
    const choice = choices[draw.below(choices.length)];
    return isJsonSchema(choice) ? wellFormed(choice, draw, name) : null;
  }
  const type = Array.isArray(schema.type) ? schema.type[draw.below(schema.type.length)] : schema.type;
  switch (type) {
    case 'object':
      return wellFormedObject(schema, draw);
    case 'array':
      return Array.from({ length: draw.below(4) }, () =>
        isJsonSchema(schema.items) ? wellFormed(schema.items, draw, name) : 'item',
      );
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, 1 + draw.below(IDS));
    case 'boolean':
      return draw.chance(0.5);
    case 'null':
      return null;
    case 'string':
    case undefined:
      return wellFormedText(schema, draw, name);
  }
}

function wellFormedObject(
  { properties = {}, required = [] }: JsonSchema,
  draw: Draw,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) =>
      isJsonSchema(schema) && (required.includes(name) || draw.chance(0.5))
        ? [[name, wellFormed(schema, draw, name)]]
        : [],
    ),
  );
}

function wellFormedText({ format, minLength = 0 }: JsonSchema, draw: Draw, name: string): string {
  if (format === 'date-time') return new Date(Date.now() + draw.below(30) * DAY_MS).toISOString();
  if (format === 'date') return new Date(Date.now() + draw.below(30) * DAY_MS).toISOString().slice(0, 10);
  const usual = BY_NAME.find(([pattern]) => pattern.test(name));
  return usual ? usual[1](draw) : `Words ${draw.below(1_000)}`.padEnd(minLength, '.');
}
