import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Clients must tolerate new fields, so no schema sets additionalProperties to false. */
const OPTIONS = {
  unrepresentable: 'any',
  override: ({ jsonSchema }: { jsonSchema: JsonSchema }) => {
    if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  },
} as const;

/** The JSON schema of an input. */
export const inputShape = (schema: z.ZodType): JsonSchema =>
  bare(z.toJSONSchema(schema, { ...OPTIONS, io: 'input' }));

/** The JSON schema of an output. */
export const outputShape = (schema: z.ZodType): JsonSchema =>
  bare(z.toJSONSchema(schema, { ...OPTIONS, io: 'output' }));

/** Named output schemas, with $refs where one contains another. */
export function outputShapes(named: ReadonlyMap<z.ZodType, string>): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, name] of named) registry.add(schema, { id: name });
  const { schemas } = z.toJSONSchema(registry, { ...OPTIONS, io: 'output', uri: referenceTo });
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, bare(schema)]));
}

export const referenceTo = (name: string): string => `#/components/schemas/${name}`;

function bare({ $schema: _dialect, $id: _address, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

export const isShape = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** The alternatives of a union: a nullable string is a string or null. */
export function choicesOf(schema: JsonSchema): JsonSchema[] {
  const { anyOf, oneOf, ...rest } = schema;
  const listed = anyOf ?? oneOf;
  if (Array.isArray(listed)) return listed.filter(isShape).flatMap(choicesOf);
  const { type } = rest;
  if (!Array.isArray(type)) return [schema];
  const alone = (one: (typeof type)[number]): JsonSchema =>
    one === 'null' ? { type: one } : { ...rest, type: one };
  return type.map(alone);
}

/** Query strings and paths cannot express null. */
export function withoutNull(schema: JsonSchema): JsonSchema {
  const choices = choicesOf(schema);
  if (choices.length === 1) return schema;
  const remaining = choices.filter(({ type }) => type !== 'null');
  const [only] = remaining;
  return remaining.length === 1 && only ? only : { anyOf: remaining };
}
