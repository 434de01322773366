import { sign } from '@fastify/cookie';
import { beforeAll, describe, expect, it } from 'vitest';
import { testServer } from '../test-server.ts';
import { type Browser, whenReady } from '../browser.ts';
import { type Call, isStream, procedureCall, routeCall } from './calls.ts';
import { restRoutes } from './inventory.ts';
import { StaffRole } from '@guildhall/api/ground/roles/roles.schema';
import { flatProcedures, metaOf } from '../../src/http/flat-procedures.ts';
import { makeMembers } from './make-members.ts';
import { type MatrixRow, type Members, type Outcome, type Outcomes, ACTORS, type Actor } from './matrix.ts';
import { outcomesOfRoles } from './outcomes-of-roles.ts';
import { PROCEDURES } from './permissions.ts';
import { MATRIX, OTHER_ROUTES } from './rows.ts';

const server = testServer();
let members: Members;

/** Two more callers, with an expired and a forged cookie: to the server they are visitors. */
const STRANGERS = ['expired', 'forged'] as const;
type Stranger = (typeof STRANGERS)[number];
const strangers: Record<Stranger, string> = { expired: '', forged: '' };

beforeAll(async () => {
  members = await makeMembers(server().db);
  strangers.expired = await expiredCookie();
  strangers.forged = await forgedCookie();
});

/** The cookie of an administrator's expired session. */
async function expiredCookie(): Promise<string> {
  const { db } = server();
  const browser = await server().signedIn(members.admin);
  await db
    .updateTable('sessions')
    .set({ expiresAt: new Date(0) })
    .where('userId', '=', members.admin.id)
    .execute();
  return browser.cookies.get('sid') ?? '';
}

/** The id of an administrator's active session, signed with a foreign secret. */
async function forgedCookie(): Promise<string> {
  const { cookies } = await server().signedIn(members.admin);
  const [sid = ''] = decodeURIComponent(cookies.get('sid') ?? '').split('.');
  return encodeURIComponent(sign(sid, 'a-secret-that-was-never-ours-of-32-letters'));
}

const browsers = new Map<Actor, Browser>();

/** One browser per caller for the whole matrix, except where a call starts or ends sessions. */
async function browserOf(actor: Actor | Stranger, row: MatrixRow): Promise<Browser> {
  if (actor === 'expired' || actor === 'forged') return strangerWith(actor);
  const known = browsers.get(actor);
  if (known && !row.changesSession) return known;
  const browser = await openBrowser(actor);
  if (!row.changesSession) browsers.set(actor, browser);
  return browser;
}

function strangerWith(cookie: Stranger): Browser {
  const browser = server().visitor();
  browser.cookies.set('sid', strangers[cookie]);
  return browser;
}

async function openBrowser(actor: Actor): Promise<Browser> {
  if (actor === 'visitor') return server().visitor();
  if (actor !== 'deactivated') return server().signedIn(members[actor]);
  await setActive(true);
  const browser = await server().signedIn(members.deactivated);
  await setActive(false);
  return browser;
}

const setActive = (isActive: boolean) =>
  server().db.updateTable('users').set({ isActive }).where('id', '=', members.deactivated.id).execute();

const outcomeOf = (status: number): Outcome => (status >= 200 && status < 300 ? 'ok' : (status as Outcome));

/** All concurrently: each has a session and an input of their own. */
async function outcomes(row: MatrixRow, callOf: (input: object | undefined) => Call) {
  const fixtures = { db: server().db, members };
  const ask = async (actor: Actor | Stranger): Promise<Outcome> => {
    const browser = await browserOf(actor, row);
    const isStranger = actor === 'expired' || actor === 'forged';
    const { method, path, body } = callOf(await row.input?.(fixtures, isStranger ? 'visitor' : actor));
    if (isStream(row.procedure)) return outcomeOf(await browser.openStatus(path));
    const send = () => (body ? browser.json(method, path, body) : browser.get(path));
    return outcomeOf((await whenReady(send)).status);
  };
  const actors = [...ACTORS, ...StaffRole.options, ...STRANGERS];
  return Object.fromEntries(
    await Promise.all(actors.map(async (actor) => [actor, await ask(actor)] as const)),
  );
}

const withOthers = (row: MatrixRow, expected: Outcomes) => ({
  ...expected,
  ...outcomesOfRoles(row, expected),
  expired: expected.visitor,
  forged: expected.visitor,
});

/** Calls that end sessions come last, so that all others can share them. */
const ROWS = MATRIX.toSorted((a, b) => Number(a.changesSession ?? 0) - Number(b.changesSession ?? 0));

describe('the authorization matrix', () => {
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

  it('finds exactly the listed permission on every procedure of the console', () => {
    const staffed = [...flatProcedures].flatMap(([path, procedure]) => {
      const meta = metaOf(procedure);
      return meta && 'permission' in meta ? [[path, meta.permission]] : [];
    });
    const listed = Object.entries(PROCEDURES).flatMap(([permission, paths]) =>
      paths.map((path) => [path, permission]),
    );
    expect(staffed.toSorted()).toEqual(listed.toSorted());
    const mounted = [...flatProcedures.keys()].filter((path) => /(^|\.)(admin|audit|backups)\./.test(path));
    expect(mounted.filter((path) => !staffed.some(([known]) => known === path))).toEqual([]);
  });
});

describe('who may call what', () => {
  for (const row of ROWS) {
    it(`${row.procedure} as a procedure`, async () => {
      expect(await outcomes(row, (input) => procedureCall(row, input))).toEqual(withOthers(row, row.expect));
    });

    const { route } = row;
    if (route === undefined) continue;
    it(`${row.procedure} as ${route}`, async () => {
      const expected = withOthers(row, { ...row.expect, ...row.expectRoute });
      expect(await outcomes(row, (input) => routeCall(route, input))).toEqual(expected);
    });
  }
});

it.each(OTHER_ROUTES)('%s takes an expired and a forged session for none', async (route) => {
  const [method = '', path = ''] = route.split(' ');
  const visitor = await server().visitor().send(method, path);
  for (const stranger of STRANGERS)
    expect((await strangerWith(stranger).send(method, path)).status).toBe(visitor.status);
});
