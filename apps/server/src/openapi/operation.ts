import { z } from 'zod';
import type { Meta } from '@guildhall/api/ground/core/trpc';
import { LIMITS } from '@guildhall/api/ground/limits/limits';
import {
  type JsonSchema,
  inputShape,
  isShape,
  outputShape,
  referenceTo,
  withoutNull,
} from './json-schema.ts';
import type { Contract } from '../rest/contract.ts';
import { describeProcedure } from '../rest/procedures.ts';
import { type ApiRoute, featureOf } from './routes.ts';

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
  description?: string;
};
type Media = Record<string, { schema: JsonSchema; example?: unknown }>;
type Answer = { description: string; headers?: Record<string, object>; content?: Media };
export type Operation = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Media };
  responses: Record<string, Answer | { $ref: string }>;
  'x-procedure'?: string;
  /** As Redoc and other viewers show it. */
  'x-codeSamples'?: { lang: string; label: string; source: string }[];
};

const WHO: Record<Meta['auth'], string> = {
  public: 'Anyone may call it.',
  member: 'Members who are signed in may call it.',
  staff: 'Administrators may call it, and members with a role for it.',
  staffStepUp:
    'Administrators may call it, and members with a role for it, who confirmed their password within the last ten minutes.',
};

type Fields = ReturnType<typeof fieldsOf>;

/** The input fields as parameters, each in the path or the query. */
function fieldsOf({ method, path, contract }: ApiRoute) {
  const schema = contract.procedure ? describeProcedure(contract.procedure).input : contract.queryInput;
  const shape: JsonSchema = schema ? inputShape(schema) : {};
  const fields = Object.entries(shape.properties ?? {}).filter((entry): entry is [string, JsonSchema] =>
    isShape(entry[1]),
  );
  const required = new Set(shape.required ?? []);
  const inPath = new Set([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name));
  const beside = fields.filter(([name]) => !inPath.has(name));
  const isQuery = method === 'GET' || contract.queryInput !== undefined;
  return {
    path: fields.filter(([name]) => inPath.has(name)),
    query: isQuery ? beside.filter(([name]) => contract.query?.includes(name) ?? true) : [],
    body: isQuery ? [] : beside,
    required,
  };
}

function parametersOf({ contract }: ApiRoute, { path, query, required }: Fields): Parameter[] {
  return [
    ...path.map(([name, schema]): Parameter => ({ name, in: 'path', required: true, schema })),
    ...query.map(([name, schema]): Parameter => {
      // REST routes have their own default page size, regardless of the procedure's.
      const { default: byDefault, ...rest } = withoutNull(schema);
      const shown = name === 'limit' || byDefault === undefined ? rest : { ...rest, default: byDefault };
      return { name, in: 'query', required: required.has(name), schema: shown };
    }),
    ...(contract.idempotent ? [IDEMPOTENCY_KEY] : []),
  ];
}

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 255 },
  description: 'A key of your own: sent again within 24 hours, the call answers as before and does nothing.',
};

function bodyOf({ takes }: ApiRoute, { body, required }: Fields): Operation['requestBody'] {
  const file: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' };
  if (takes === 'application/octet-stream') return { required: true, content: { [takes]: { schema: file } } };
  if (takes !== undefined) {
    const schema: JsonSchema = { type: 'object', properties: { file }, required: ['file'] };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (body.length === 0) return undefined;
  const needed = body.map(([name]) => name).filter((name) => required.has(name));
  const schema: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(body),
    ...(needed.length > 0 && { required: needed }),
  };
  return { required: needed.length > 0, content: { 'application/json': { schema } } };
}

/** The success response. `names` maps outputs to their component names. */
function answerOf({ contract }: ApiRoute, names: ReadonlyMap<z.ZodType, string>): Answer {
  const { file, procedure, unwrapItems } = contract;
  if (file !== undefined) return { description: 'The file', content: { [file]: { schema: {} } } };
  const output = procedure ? describeProcedure(procedure).output : z.unknown();
  const schema = contract.answer ?? (unwrapItems ? itemsOf(output) : output);
  const answer = { description: 'Done', content: { 'application/json': { schema: named(schema, names) } } };
  const headers = unwrapItems ? nextPage(output) : {};
  return Object.keys(headers).length > 0 ? { ...answer, headers } : answer;
}

/** The schema of the items in a page. */
export function itemsOf(output: z.ZodType): z.ZodType {
  const items: unknown = output instanceof z.ZodObject ? output.shape['items'] : undefined;
  if (!(items instanceof z.ZodType)) throw new Error('A bare list needs a procedure that answers pages');
  return items;
}

function named(schema: z.ZodType, names: ReadonlyMap<z.ZodType, string>): JsonSchema {
  const name = names.get(schema);
  if (name !== undefined) return { $ref: referenceTo(name) };
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodType)
    return { type: 'array', items: named(schema.element, names) };
  return outputShape(schema);
}

function nextPage(output: z.ZodType): Record<string, object> {
  const keys = output instanceof z.ZodObject ? Object.keys(output.shape) : [];
  if (keys.includes('nextCursor'))
    return { 'X-Next-Cursor': header('string', 'The cursor of the next page; missing on the last one') };
  if (keys.includes('nextBefore'))
    return {
      'X-Next-Before': header('integer', 'The value of before for the next page; missing on the last'),
    };
  return {};
}

const header = (type: string, description: string) => ({ description, schema: { type } });

function errorResponsesOf(
  { path, query, body }: Fields,
  { auth }: Meta,
  { errors = [] }: Contract,
): Operation['responses'] {
  const statuses = [
    ...(path.length + query.length + body.length > 0 ? [400] : []),
    ...(auth === 'public' ? [] : [401, 403]),
    ...(path.length > 0 ? [404] : []),
    ...(auth === 'staffStepUp' ? [412] : []),
    ...errors,
    429,
    'default',
  ];
  return Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]));
}

/** The OpenAPI operation of a route. */
export function operationOf(route: ApiRoute, names: ReadonlyMap<z.ZodType, string>): Operation {
  const { contract } = route;
  const meta = contract.procedure
    ? describeProcedure(contract.procedure).meta
    : (contract.guard ?? { auth: 'public' });
  const fields = fieldsOf(route);
  const body = bodyOf(route, fields);
  const answer = answerOf(route, names);
  const success = (contract.statuses ?? [200]).map((status) => [String(status), answer] as const);
  return {
    operationId: operationId(route),
    summary: contract.summary,
    description: [WHO[meta.auth], limitSentence(meta)].filter(Boolean).join(' '),
    tags: [featureOf(route)],
    security: meta.auth === 'public' ? [{}, { session: [] }] : [{ session: [] }],
    parameters: parametersOf(route, fields),
    ...(body && { requestBody: body }),
    responses: { ...Object.fromEntries(success), ...errorResponsesOf(fields, meta, contract) },
    ...(contract.procedure !== undefined && { 'x-procedure': contract.procedure }),
  };
}

/** Derived from method and path, so that it survives a rename of the procedure. */
function operationId({ method, path }: ApiRoute): string {
  const words = path
    .replace('/api', '')
    .split(/[^a-z0-9]+/i)
    .filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function limitSentence({ limit }: Meta): string {
  if (!limit) return '';
  const windows = LIMITS[limit].windows.map(({ points, seconds }) => `${points} in ${spoken(seconds)}`);
  return `At most ${windows.join(' and ')}.`;
}

function spoken(seconds: number): string {
  const units = [
    [86_400, 'day'],
    [3_600, 'hour'],
    [60, 'minute'],
  ] as const;
  const [size, unit] = units.find(([length]) => seconds % length === 0) ?? [1, 'second'];
  const count = seconds / size;
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}
