import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { makeMember } from '@guildhall/db/testing';
import { whenReady } from '../../testing/browser.ts';
import { testServer } from '../../testing/test-server.ts';
import { restRoutes } from '../../testing/authorization/inventory.ts';
import { MATRIX, OTHER_ROUTES } from '../../testing/authorization/rows.ts';
import type { Described } from './document.ts';
import type { Operation } from './operation.ts';
import { TAGS } from './tags.ts';

const server = testServer();

async function read(): Promise<Described> {
  const { status, body } = await whenReady(() => server().visitor().get('/api/openapi.json'));
  expect(status).toBe(200);
  return body as Described;
}

/** Every operation under its route as Fastify writes it, such as 'GET /api/feed/:id'. */
async function operations(): Promise<Map<string, Operation>> {
  const { paths } = await read();
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, Operation] => [
        `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        operation,
      ]),
    ),
  );
}

describe('the OpenAPI document', () => {
  test('describes every route under /api, and no other', async () => {
    const described = [...(await operations()).keys()];
    expect(described.toSorted()).toEqual((await restRoutes()).toSorted());
  });

  test('has the examples of the page: each call, and each JSON body with what it requires', async () => {
    const lacking = [...(await operations())].filter(([route, operation]) => {
      const [method = ''] = route.split(' ');
      const source = operation['x-codeSamples']?.[0]?.source ?? '';
      const json = operation.requestBody?.content['application/json'];
      const given = new Set(Object.keys(json?.example ?? {}));
      const hasBody = (json?.schema.required ?? []).every((name) => given.has(name));
      return !hasBody || !source.startsWith(method === 'GET' ? 'curl ' : `curl -X ${method} `);
    });
    expect(lacking.map(([route]) => route)).toEqual([]);
  });

  test('says of every tag what its calls are for, and of none without a call', async () => {
    const { tags } = await read();
    expect(tags.filter(({ description = '' }) => !/^[A-Z].+\.$/.test(description))).toEqual([]);
    expect(Object.keys(TAGS).toSorted()).toEqual(tags.map(({ name }) => name).toSorted());
  });

  test('says that a registration can be refused', async () => {
    const { responses = {} } = (await operations()).get('POST /api/auth/register') ?? {};
    expect(Object.keys(responses)).toContain('403');
  });

  test('has the procedure of each route as the authorization matrix does', async () => {
    const found = [...(await operations())]
      .filter(([route]) => !OTHER_ROUTES.includes(route))
      .map(([route, operation]) => `${route} ${operation['x-procedure'] ?? ''}`);
    const tried = MATRIX.flatMap(({ route, procedure }) => (route ? [`${route} ${procedure}`] : []));
    expect(found.toSorted()).toEqual(tried.toSorted());
  });

  test('requires a session exactly where visitors are refused', async () => {
    const all = await operations();
    const wrong = MATRIX.flatMap(({ route, expect: { visitor } }) => {
      // Whether a visitor may shorten an address depends on the address, and who gives a code on what they did before.
      const depends = [
        'POST /api/shorten',
        'POST /api/auth/second-factor',
        'POST /api/auth/code',
        'POST /api/auth/passkey',
      ];
      if (depends.includes(route ?? '')) return [];
      const optional = all.get(route ?? '')?.security.some((one) => Object.keys(one).length === 0);
      return route !== undefined && optional === (visitor === 401) ? [route] : [];
    });
    expect(wrong).toEqual([]);
  });

  test('lists no query parameter that the route does not read', async () => {
    const admin = await server().signedIn(await makeMember(server().db, { role: 'admin' }));
    const unread: string[] = [];
    for (const [route, { parameters }] of await operations()) {
      if (!route.startsWith('GET ')) continue;
      for (const { name, in: place, schema } of parameters) {
        if (place !== 'query' || (schema.type === 'string' && schema.enum === undefined)) continue;
        const path = route.replace('GET ', '').replaceAll(/:\w+/g, '1');
        const { status } = await admin.get(`${path}?${name}=nonsense`);
        if (status !== 400) unread.push(`${route}?${name} answers ${status}`);
      }
    }
    expect(unread).toEqual([]);
  });

  test('gives every operation a unique id, and every path parameter an entry', async () => {
    const all = await operations();
    const ids = [...all.values()].map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [route, { parameters }] of all) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `:${name}`);
      expect([route, inPath.toSorted()]).toEqual([route, (route.match(/:\w+/g) ?? []).toSorted()]);
    }
  });

  test('has no dangling references', async () => {
    const document = await read();
    const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/([^/"]+)\/([^"]+)"/g);
    const held: Record<string, object> = document.components;
    const missing = [...references].filter(([, kind = '', name = '']) => !(name in (held[kind] ?? {})));
    expect(missing.map(([reference]) => reference)).toEqual([]);
    expect(JSON.stringify(document)).not.toContain('"$ref":"__shared');
  });

  test('has schemas that match responses of the running server', async () => {
    const all = await operations();
    const { components } = await read();
    for (const path of ['/api/feed', '/api/businesses', '/api/services', '/api/articles']) {
      const answer = all.get(`GET ${path}`)?.responses['200'];
      const schema = answer && 'content' in answer ? answer.content?.['application/json']?.schema : undefined;
      const text = JSON.stringify({ ...schema, $defs: components.schemas });
      const shape = z.fromJSONSchema(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')));
      expect(shape.safeParse((await server().visitor().get(path)).body).error).toBeUndefined();
      expect(shape.safeParse([{ unlike: true }]).success).toBe(false);
    }
  });
});
