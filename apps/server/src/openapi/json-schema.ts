import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Readers must bear fields that are added later, so no shape is closed. */
const OPTIONS = {
  unrepresentable: 'any',
  override: ({ jsonSchema }: { jsonSchema: JsonSchema }) => {
    if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  },
} as const;

/** What may be sent. */
export const inputShape = (schema: z.ZodType): JsonSchema =>
  bare(z.toJSONSchema(schema, { ...OPTIONS, io: 'input' }));

/** What is answered. */
export const outputShape = (schema: z.ZodType): JsonSchema =>
  bare(z.toJSONSchema(schema, { ...OPTIONS, io: 'output' }));

/** Named answers, with references to one another where one holds another. */
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

/** A query string or a path has no null. */
export function withoutNull(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf)) return schema;
  const kept = anyOf.filter(isShape).filter(({ type }) => type !== 'null');
  return kept.length === 1 ? { ...rest, ...kept[0] } : { ...rest, anyOf: kept };
}
