import { makeMember } from '@guildhall/db/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { testServer } from '../../testing/test-server.ts';
import type { Browser } from '../../testing/browser.ts';
import { restRoutes } from './inventory.ts';
import { flatProcedures } from '../flat-procedures.ts';
import { type MatrixRow, type Members, type Outcome, PEOPLE, type Person, type World } from './matrix.ts';
import { MATRIX, OTHER_ROUTES } from './rows.ts';

const server = testServer();
let members: Members;

beforeAll(async () => {
  const { db } = server();
  members = {
    member: await makeMember(db),
    owner: await makeMember(db),
    other: await makeMember(db),
    deactivated: await makeMember(db),
    admin: await makeMember(db, { role: 'admin' }),
  };
});

const browsers = new Map<Person, Browser>();

/** One browser a person for the whole matrix, except where a call starts or ends sessions. */
async function browserOf(person: Person, row: MatrixRow): Promise<Browser> {
  const known = browsers.get(person);
  if (known && !row.changesSession) return known;
  const browser = await openBrowser(person);
  if (!row.changesSession) browsers.set(person, browser);
  return browser;
}

async function openBrowser(person: Person): Promise<Browser> {
  if (person === 'visitor') return server().visitor();
  if (person !== 'deactivated') return server().signedIn(members[person]);
  await setActive(true);
  const browser = await server().signedIn(members.deactivated);
  await setActive(false);
  return browser;
}

const setActive = (isActive: boolean) =>
  server().db.updateTable('users').set({ isActive }).where('id', '=', members.deactivated.id).execute();

const outcomeOf = (status: number): Outcome => (status >= 200 && status < 300 ? 'ok' : (status as Outcome));

async function viaProcedure(row: MatrixRow, person: Person, world: World): Promise<Outcome> {
  const browser = await browserOf(person, row);
  const input = await row.input?.(world, person);
  const type = flatProcedures.get(row.procedure)?._def.type;
  const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
  if (type === 'mutation')
    return outcomeOf((await browser.post(`/trpc/${row.procedure}`, input ?? {})).status);
  if (type === 'query') return outcomeOf((await browser.get(`/trpc/${row.procedure}${query}`)).status);
  return outcomeOf(await browser.openStatus(`/trpc/${row.procedure}${query}`));
}

async function viaRoute(row: MatrixRow, route: string, person: Person, world: World): Promise<Outcome> {
  const browser = await browserOf(person, row);
  const input: Record<string, unknown> = { ...(await row.input?.(world, person)) };
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = String(input[name]);
    delete input[name];
    return encodeURIComponent(value);
  });
  if (method !== 'GET') return outcomeOf((await browser.json(method, path, input)).status);
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
  return outcomeOf((await browser.get(`${path}?${query.toString()}`)).status);
}

/** All at once: each has a session and an input of their own. */
async function outcomes(ask: (person: Person) => Promise<Outcome>) {
  return Object.fromEntries(
    await Promise.all(PEOPLE.map(async (person) => [person, await ask(person)] as const)),
  );
}

/** Last comes what spoils the sessions, so that everything before can share them. */
const ROWS = MATRIX.toSorted((a, b) => Number(a.changesSession ?? 0) - Number(b.changesSession ?? 0));

describe('the authorisation matrix', () => {
  it('has one row for every procedure', () => {
    expect(MATRIX.map(({ procedure }) => procedure).toSorted()).toEqual(
      [...flatProcedures.keys()].toSorted(),
    );
  });

  it('has one row for every route under /api', async () => {
    const known = [...MATRIX.flatMap(({ route }) => route ?? []), ...OTHER_ROUTES];
    expect(known.toSorted()).toEqual((await restRoutes()).toSorted());
  });

  it('finds an output schema and an auth class on every procedure', () => {
    const bare = [...flatProcedures].filter(([, { _def }]) => {
      const definition: { meta?: unknown; output?: unknown } = _def;
      return definition.output === undefined || definition.meta === undefined;
    });
    expect(bare.map(([path]) => path)).toEqual([]);
  });
});

describe('who may call what', () => {
  for (const row of ROWS) {
    it(`${row.procedure} as a procedure`, async () => {
      const world = { db: server().db, members };
      expect(await outcomes((person) => viaProcedure(row, person, world))).toEqual(row.expect);
    });

    const { route } = row;
    if (route === undefined) continue;
    it(`${row.procedure} as ${route}`, async () => {
      const world = { db: server().db, members };
      const expected = { ...row.expect, ...row.expectRoute };
      expect(await outcomes((person) => viaRoute(row, route, person, world))).toEqual(expected);
    });
  }
});
