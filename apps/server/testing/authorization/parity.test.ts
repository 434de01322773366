import { makeArticle, makeBusiness, makePost } from '@guildhall/db/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Answer, Browser } from '../browser.ts';
import { testServer } from '../test-server.ts';
import { describeProcedure } from '../../src/rest/procedures.ts';
import type { ApiRoute } from '../../src/openapi/routes.ts';
import { inBothSpellings } from '../../src/rest/articles.rest.ts';
import { apiRoutes } from './inventory.ts';
import { flatProcedures } from '../../src/http/flat-procedures.ts';
import { makeMembers } from './make-members.ts';
import type { MatrixRow, Members, Actor } from './matrix.ts';
import { MATRIX } from './rows.ts';

const server = testServer();
const VIEWERS = ['visitor', 'owner', 'admin'] as const satisfies Actor[];
const browsers = new Map<Actor, Browser>();
let members: Members;
let routes: Map<string, ApiRoute>;

beforeAll(async () => {
  members = await makeMembers(server().db);
  browsers.set('visitor', server().visitor());
  for (const actor of ['owner', 'admin'] as const)
    browsers.set(actor, await server().signedIn(members[actor]));
  await fillPages();
  routes = new Map((await apiRoutes()).map((route) => [`${route.method} ${route.path}`, route]));
});

/** More rows than fit one page of the test. */
async function fillPages(): Promise<void> {
  const { db } = server();
  const owner = browsers.get('owner');
  for (let count = 0; count < 4; count += 1) {
    const [post, article] = [await makePost(db), await makeArticle(db)];
    await makeBusiness(db);
    await owner?.json('PUT', `/api/feed/${post.id}/bookmark`, { bookmarked: true });
    await owner?.json('PUT', `/api/articles/${article.id}/bookmark`, { bookmarked: true });
  }
}

const Page = z.looseObject({ items: z.array(z.unknown()) });
const Articles = z.array(z.custom<Parameters<typeof inBothSpellings>[0]>());

/** Routes that intentionally transform the result of their procedure. */
const DIFFERENCES: Record<string, (result: unknown) => unknown> = {
  // The specification wants 401; a rendered page contains null.
  'auth.me': (result) => result ?? { status: 401, message: 'Not authenticated' },
  // The specification asks for two fields in both spellings.
  'articles.list': (result) => Articles.parse(result).map(inBothSpellings),
  'articles.get': (result) => inBothSpellings(Articles.element.parse(result)),
  'saved.articles': (result) => Articles.parse(result).map(inBothSpellings),
  // The specification asks for the names alone.
  'backups.list': (result) =>
    Page.parse(result).items.map((item) => z.object({ name: z.string() }).parse(item).name),
};

/** Routes that send a file, each with its own test. */
const FILES = new Set(['account.exportData', 'backups.download']);

const ErrorBody = z.object({
  error: z.object({
    message: z.string(),
    data: z.looseObject({ httpStatus: z.int(), issues: z.unknown().optional() }),
  }),
});
const Answered = z.object({ result: z.looseObject({ data: z.unknown() }) });

/** The result of the procedure in the form of its route: {status, message, issues?} for an error. */
function expected({ body }: Answer, row: MatrixRow, { contract }: ApiRoute): unknown {
  const refused = ErrorBody.safeParse(body);
  if (refused.success) {
    const { message, data } = refused.data.error;
    return { status: data.httpStatus, message, ...(data.issues !== undefined && { issues: data.issues }) };
  }
  const { data } = Answered.parse(body).result;
  const listed = contract.unwrapItems ? Page.parse(data).items : data;
  return DIFFERENCES[row.procedure]?.(listed) ?? listed;
}

function found({ status, body }: Answer): unknown {
  return status < 400 ? body : { status, ...z.looseObject({ message: z.string() }).parse(body) };
}

const Next = z.object({ result: z.object({ data: z.object({ nextCursor: z.string() }) }) });

/** Headers beside a bare list; other responses contain these values. */
function nextOf({ body }: Answer, { contract }: ApiRoute): string | null {
  const page = Next.safeParse(body);
  return contract.unwrapItems && page.success ? page.data.result.data.nextCursor : null;
}

/** The same explicit limit for both, because their defaults differ. */
function sameLength(procedure: string, input: Record<string, unknown>): Record<string, unknown> {
  const shape = describeProcedure(procedure).input?.shape ?? {};
  return 'limit' in shape ? { limit: 3, ...input } : input;
}

async function ask(browser: Browser, row: MatrixRow, route: ApiRoute, input: Record<string, unknown>) {
  const query = Object.keys(input).length > 0 ? `?input=${encodeURIComponent(JSON.stringify(input))}` : '';
  const viaProcedure = await browser.get(`/trpc/${row.procedure}${query}`);
  const rest = new Map(Object.entries(input).map(([name, value]) => [name, String(value)]));
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name) ?? '';
    rest.delete(name);
    return encodeURIComponent(value);
  });
  return {
    viaProcedure,
    viaRoute: await browser.get(`${path}?${new URLSearchParams([...rest]).toString()}`),
  };
}

describe('REST and tRPC return the same to the same viewer', () => {
  const isQuery = ({ procedure }: MatrixRow) => flatProcedures.get(procedure)?._def.type === 'query';
  for (const row of MATRIX.filter(isQuery)) {
    const name = row.route;
    if (name === undefined || FILES.has(row.procedure)) continue;
    test(`${row.procedure} and ${name}`, async () => {
      const route = routes.get(name);
      if (!route) throw new Error(`There is no route ${name}`);
      for (const viewer of VIEWERS) {
        const browser = browsers.get(viewer);
        if (!browser) throw new Error(`Nobody is there as ${viewer}`);
        const given = await row.input?.({ db: server().db, members }, viewer);
        const input = sameLength(row.procedure, { ...given });
        const { viaProcedure, viaRoute } = await ask(browser, row, route, input);
        expect([viewer, found(viaRoute)]).toEqual([viewer, expected(viaProcedure, row, route)]);
        expect(viaRoute.headers.get('x-next-cursor')).toBe(nextOf(viaProcedure, route));
      }
    });
  }
});
