import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { type JsonSchema, outputShapes } from './json-schema.ts';
import { type Operation, itemsOf, operationOf } from './operation.ts';
import { describeProcedure } from '../rest/procedures.ts';
import { curlOf, exampleOf } from './example.ts';
import type { ApiRoute } from './routes.ts';
import { TAGS } from './tags.ts';

/** The version of the API, raised on every breaking or additive change of a route or schema. */
const VERSION = '2.0.0';

export type Described = {
  openapi: '3.1.1';
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, object>;
    securitySchemes: Record<string, object>;
  };
};

export type DocumentOptions = {
  /** The public URL, such as `https://guild.example`. */
  publicOrigin: string;
  cookieName: string;
};

/** The schema of error responses. */
const ERROR_SCHEMA: JsonSchema = {
  type: 'object',
  required: ['message'],
  properties: {
    message: { type: 'string', description: 'A sentence for people' },
    issues: {
      type: 'array',
      description: 'What is wrong with which field',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
    secondFactor: {
      type: 'boolean',
      description: 'The password was right, and a code is due: POST /api/auth/second-factor (401)',
    },
    requestId: { type: 'string', description: 'What to quote when something failed (500)' },
  },
};

const ERROR_RESPONSES: Record<string, string> = {
  400: 'The input breaks a rule; issues name the fields',
  401: 'Nobody is signed in, or what was given to sign in is wrong or not all of it',
  403: 'The caller may not do this',
  404: 'It does not exist, or the caller may not know that it does',
  412: 'The password has to be confirmed first: POST /api/admin/confirm-password',
  429: 'A limit is reached; Retry-After says how many seconds to wait',
  default: 'ErrorBody or failed',
};

/** Builds the OpenAPI document of the routes. Yields to requests while it works. */
export async function documentOf(
  routes: readonly ApiRoute[],
  { publicOrigin, cookieName }: DocumentOptions,
): Promise<Described> {
  const names = namedAnswers(routes);
  const paths: Described['paths'] = {};
  const tags = new Set<string>();
  for (const route of routes.toSorted((a, b) => a.path.localeCompare(b.path, 'en'))) {
    await setImmediate();
    const operation = operationOf(route, names);
    for (const tag of operation.tags) tags.add(tag);
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: withExamples(route.method, publicOrigin + path, operation),
    };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'API',
      version: VERSION,
      description:
        'The calls of the pages of this site, for other programs. Shapes may gain fields; those there are stay.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicOrigin }],
    tags: [...tags].toSorted().map(described),
    paths,
    components: {
      schemas: { Error: ERROR_SCHEMA, ...outputShapes(names) },
      responses: Object.fromEntries(Object.entries(ERROR_RESPONSES).map(errorResponse)),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieName,
          description: 'Set by POST /api/auth/login and POST /api/auth/register',
        },
      },
    },
  };
}

function described(name: string): Described['tags'][number] {
  const description = TAGS[name];
  return { name, ...(description !== undefined && { description }) };
}

/** The operation with the call as the page shows it, and an example of its JSON body. */
function withExamples(method: string, address: string, operation: Operation): Operation {
  const body = operation.requestBody;
  const json = body?.content['application/json'];
  const samples = [{ lang: 'Shell', label: 'curl', source: curlOf(method, address, operation) }];
  if (!body || !json) return { ...operation, 'x-codeSamples': samples };
  const example = exampleOf({ ...json.schema, type: 'object' });
  const content = { ...body.content, 'application/json': { ...json, example } };
  return { ...operation, requestBody: { ...body, content }, 'x-codeSamples': samples };
}

function errorResponse([status, description]: [string, string]): [string, object] {
  const headers = { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return [status, { description, ...(status === '429' && { headers }), content }];
}

/** Response schemas as components, each named after the first procedure that returns it. */
function namedAnswers(routes: readonly ApiRoute[]): Map<z.ZodType, string> {
  const names = new Map<z.ZodType, string>();
  for (const { contract } of routes) {
    const { procedure, answer, unwrapItems, file } = contract;
    if (procedure === undefined || file !== undefined) continue;
    const { output } = describeProcedure(procedure);
    const whole = answer ?? (unwrapItems ? itemsOf(output) : output);
    const isList = whole instanceof z.ZodArray;
    const part: unknown = isList ? whole.element : whole;
    if (!(part instanceof z.ZodObject) || names.has(part)) continue;
    const name = procedure.split('.').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
    names.set(part, name.join('') + (isList ? 'Item' : ''));
  }
  return names;
}
