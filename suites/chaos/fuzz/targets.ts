import { z } from 'zod';
import { appRouter } from '@guildhall/api';
import { type JsonSchema, isJsonSchema } from './well-formed.ts';

/** A procedure under /trpc. */
export type Procedure = {
  path: string;
  type: 'query' | 'mutation' | 'subscription';
  input: JsonSchema | undefined;
};

/** A documented route under /api. */
export type Route = {
  method: string;
  /** With parameters in braces. */
  path: string;
  parameters: { name: string; in: 'path' | 'query' | 'header'; schema: JsonSchema }[];
  /** By content type. */
  body: { type: string; schema: JsonSchema } | undefined;
  /** The content type of success, where it is not JSON. */
  file: string | undefined;
};

/** Every procedure, with the JSON schema of its input. */
export function procedures(): Procedure[] {
  return Object.entries<unknown>(appRouter._def.procedures).flatMap(([path, procedure]) => {
    if (typeof procedure !== 'function' || !('_def' in procedure) || !isDefinition(procedure._def)) return [];
    const { type, inputs = [] } = procedure._def;
    const [schema] = inputs;
    const input =
      schema instanceof z.ZodType
        ? z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })
        : undefined;
    return [{ path, type, input }];
  });
}

type Definition = { type: Procedure['type']; inputs?: unknown[] };

const isDefinition = (value: unknown): value is Definition =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Every route of an OpenAPI document. */
export function routesOf(document: unknown): Route[] {
  return entriesOf(at(document, 'paths')).flatMap(([path, operations]) =>
    entriesOf(operations).map(([method, operation]): Route => {
      const parameters = at(operation, 'parameters');
      const [type, media] = entriesOf(at(operation, 'requestBody', 'content'))[0] ?? [];
      const schema = at(media, 'schema');
      const types = entriesOf(at(operation, 'responses')).flatMap(([, response]) =>
        entriesOf(at(response, 'content')).map(([one]) => one),
      );
      return {
        method: method.toUpperCase(),
        path,
        parameters: Array.isArray(parameters) ? parameters.filter(isParameter) : [],
        body: type !== undefined ? { type, schema: isJsonSchema(schema) ? schema : {} } : undefined,
        file: types.find((one) => one !== 'application/json'),
      };
    }),
  );
}

const isParameter = (value: unknown): value is Route['parameters'][number] =>
  typeof value === 'object' && value !== null && 'name' in value && 'schema' in value;

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

function at(value: unknown, ...keys: string[]): unknown {
  let current = value;
  for (const key of keys)
    current = typeof current === 'object' && current !== null ? Reflect.get(current, key) : undefined;
  return current;
}
