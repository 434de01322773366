import { beforeAll, describe, expect, it } from 'vitest';
import { type Browser, whenReady } from '../browser.ts';
import { countWrites } from '../count-writes.ts';
import { FORGED_WRITES, type ForgedWrite } from '../forged-writes.ts';
import { testServer } from '../test-server.ts';
import { type Call, isMutation, procedureCall, routeCall } from './calls.ts';
import { makeMembers } from './make-members.ts';
import { type Members, ACTORS, type MatrixRow, type Actor } from './matrix.ts';
import { MATRIX, OTHER_ROUTES } from './rows.ts';

/** How many variants each write is sent with; all of them with `FORGED_VARIANTS=14`. */
const VARIANTS = Number(process.env['FORGED_VARIANTS'] ?? 1);

const server = testServer();
const browsers = new Map<Actor, Browser>();
let members: Members;
let writes: () => Promise<number>;

beforeAll(async () => {
  const { db } = server();
  members = await makeMembers(db);
  browsers.set('visitor', server().visitor());
  for (const actor of ['member', 'owner', 'other', 'admin'] as const)
    browsers.set(actor, await server().signedIn(members[actor]));
  writes = await countWrites(db);
});

function browserOf(actor: Actor): Browser {
  const browser = browsers.get(actor);
  if (!browser) throw new Error(`Nobody is there as ${actor}`);
  return browser;
}

/** A signed-in caller who may do it, where there is one. */
const whoMay = ({ expect: expected }: MatrixRow): Actor =>
  ACTORS.findLast((actor) => actor !== 'visitor' && expected[actor] === 'ok') ?? 'owner';

const MUTATIONS = MATRIX.filter(({ procedure }) => isMutation(procedure));

/** In rotation, so that smoke intensity also covers all variants. */
let next = 0;
const variants = (): ForgedWrite[] =>
  Array.from({ length: VARIANTS }, () => FORGED_WRITES[next++ % FORGED_WRITES.length]).flatMap(
    (variant) => variant ?? [],
  );

/** Unexpected responses, and the number of writes. */
async function forge(browser: Browser, { method, path, body }: Call) {
  const before = await writes();
  const wrong: [string, number][] = [];
  for (const { name, headers, status } of variants()) {
    const answer = await browser.send(method, path, { body: JSON.stringify(body), headers });
    if (answer.status !== status) wrong.push([name, answer.status]);
  }
  return { wrong, writes: (await writes()) - before };
}

const HARMLESS = { wrong: [], writes: 0 };

describe('what a page on another site sends for a member changes nothing', () => {
  for (const row of MUTATIONS) {
    const inputOf = async () => row.input?.({ db: server().db, members }, whoMay(row));

    it(`as ${row.procedure}`, async () => {
      expect(await forge(browserOf(whoMay(row)), procedureCall(row, await inputOf()))).toEqual(HARMLESS);
    });

    const { route } = row;
    // Reads by GET have a rule and tests of their own.
    if (route === undefined || route.startsWith('GET')) continue;
    it(`as ${route}`, async () => {
      expect(await forge(browserOf(whoMay(row)), routeCall(route, await inputOf()))).toEqual(HARMLESS);
    });
  }

  it('with pictures, the one kind of file that is accepted', async () => {
    const routes = OTHER_ROUTES.filter((route) => !route.startsWith('GET'));
    expect(routes.length).toBeGreaterThan(0);
    for (const route of routes) {
      const [method = '', path = ''] = route.split(' ');
      const before = await writes();
      for (const { name, headers, status } of FORGED_WRITES.filter((variant) => variant.status === 403))
        expect([name, (await browserOf('owner').send(method, path, { body: 'x', headers })).status]).toEqual([
          name,
          status,
        ]);
      expect(await writes()).toBe(before);
    }
  });

  it('as a URL of a link, picture or frame', async () => {
    const before = await writes();
    for (const { procedure } of MUTATIONS) {
      const ask = () => browserOf('admin').get(`/trpc/${procedure}?input=%7B%7D`);
      const { status } = await whenReady(ask);
      expect([procedure, status]).toEqual([procedure, 405]);
    }
    expect(await writes()).toBe(before);
  });
});

it('the same write from our own page succeeds, and is counted', async () => {
  const before = await writes();
  const answer = await browserOf('owner').post('/trpc/profile.update', { jobTitle: 'Baker' });
  expect(answer.status).toBe(200);
  expect(await writes()).toBeGreaterThan(before);
});
