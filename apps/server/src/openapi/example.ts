import { type JsonSchema, choicesOf, isShape } from './json-schema.ts';
import type { Operation } from './operation.ts';

/** An example value that matches the schema. */
export function exampleOf(schema: JsonSchema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = choicesOf(schema);
  if (choices.length > 1 && choices[0]) return exampleOf(choices[0]);
  if (schema.type === 'array') return isShape(schema.items) ? [exampleOf(schema.items)] : [];
  if (schema.type === 'object') return objectExample(schema);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  return BY_FORMAT[schema.format ?? ''] ?? 'text';
}

const BY_FORMAT: Record<string, string> = {
  email: 'ana@example.org',
  'date-time': '2027-01-31T09:00:00.000Z',
  date: '2027-01-31',
  uri: 'https://example.org/',
};

/** The required fields; if there are none, the first field only. */
function objectExample({ properties = {}, required }: JsonSchema): Record<string, unknown> {
  const names = required ?? Object.keys(properties).slice(0, 1);
  return Object.fromEntries(
    names.flatMap((name) => {
      const shape = properties[name];
      return isShape(shape) ? [[name, exampleOf(shape)]] : [];
    }),
  );
}

/** The call as a curl command. `cookies` is the cookie jar of a signed-in session. */
export function curlOf(method: string, address: string, operation: Operation): string {
  const path = address.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(pathExample(operation, name)));
  const needed = operation.parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  const query = new URLSearchParams(needed.map(({ name, schema }) => [name, String(exampleOf(schema))]));
  const setsSession = operation.responses['200'] !== undefined && address.endsWith('/auth/login');
  const needsSession = operation.security.every((one) => Object.keys(one).length > 0);
  const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const parts = [
    'curl',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...(needsSession ? ['-b cookies'] : []),
    ...(setsSession ? ['-c cookies'] : []),
    ...(type === 'multipart/form-data' ? ["-F 'file=@picture.jpg'"] : []),
    ...(type === 'application/octet-stream' ? [`-H 'content-type: ${type}'`, "--data-binary '@file'"] : []),
    ...(type === 'application/json' && media ? jsonParts(media.schema) : []),
    `'${path}${needed.length > 0 ? `?${query.toString()}` : ''}'`,
  ];
  return parts.join(' ');
}

const jsonParts = (schema: JsonSchema) => [
  "-H 'content-type: application/json'",
  `-d '${JSON.stringify(exampleOf({ ...schema, type: 'object' })).replaceAll("'", String.raw`'\''`)}'`,
];

function pathExample({ parameters }: Operation, name: string): unknown {
  const shape = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.schema;
  return shape ? exampleOf(shape) : name;
}
