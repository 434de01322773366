import { beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Browser, whenReady } from '../browser.ts';
import { type RowChange, recordChanges } from '../record-changes.ts';
import { testServer } from '../test-server.ts';
import { flatProcedures } from '../../src/http/flat-procedures.ts';
import { describeProcedure } from '../../src/rest/procedures.ts';
import { type Call, isMutation, procedureCall, routeCall } from './calls.ts';
import { makeMembers } from './make-members.ts';
import { type Members, ACTORS, type MatrixRow, type Actor } from './matrix.ts';
import { PROTECTED_FIELDS, SAID_BY_MEMBERS, SET_BY_ADMINISTRATORS } from './protected-fields.ts';
import { MATRIX } from './rows.ts';

/** All fields together in ordinary runs; with `FORGED_FIELDS=each` also one by one, and together over REST. */
const EACH = process.env['FORGED_FIELDS'] === 'each';

if (EACH) vi.setConfig({ testTimeout: 600_000 });

const MUTATIONS = MATRIX.filter(({ procedure }) => isMutation(procedure));

const fieldsOf = (procedure: string): string[] =>
  Object.keys(describeProcedure(procedure).input?.shape ?? {});

describe('the input of a mutation', () => {
  it('contains no protected field, except the listed ones', () => {
    const taken = MUTATIONS.flatMap(({ procedure }) => {
      const fields = fieldsOf(procedure).filter((name) => name !== 'id' && name in PROTECTED_FIELDS);
      return fields.length > 0 ? [[procedure, fields.toSorted()]] : [];
    });
    const listed = { ...SET_BY_ADMINISTRATORS, ...SAID_BY_MEMBERS };
    expect(Object.fromEntries(taken)).toEqual(
      Object.fromEntries(Object.entries(listed).map(([name, fields]) => [name, fields.toSorted()])),
    );
  });

  it('may set protected fields only where administrators may', () => {
    const guards = Object.keys(SET_BY_ADMINISTRATORS).map((name) => describeProcedure(name).meta.auth);
    expect(new Set(guards)).toEqual(new Set(['staff', 'staffStepUp']));
  });

  it('is an allow-list of fields, at every depth', () => {
    const open = MUTATIONS.filter(({ procedure }) => {
      const inputs: unknown[] = Reflect.get(flatProcedures.get(procedure)?._def ?? {}, 'inputs');
      return inputs.some((input) => !(input instanceof z.ZodObject) || takesAnything(input));
    });
    expect(open.map(({ procedure }) => procedure)).toEqual([]);
  });
});

/** Whether it contains an object that keeps unknown fields. */
function takesAnything(input: z.ZodType): boolean {
  const nodes: unknown[] = [z.toJSONSchema(input, { io: 'output', unrepresentable: 'any' })];
  for (const node of nodes) {
    if (typeof node !== 'object' || node === null) continue;
    if ('properties' in node && Reflect.get(node, 'additionalProperties') !== false) return true;
    nodes.push(...Object.values(node));
  }
  return false;
}

const server = testServer();
let members: Members;
let changes: () => Promise<RowChange[]>;
const browsers = new Map<Actor, Browser>();

beforeAll(async () => {
  const { db } = server();
  members = await makeMembers(db);
  changes = await recordChanges(db);
});

async function browserOf(actor: Actor, row: MatrixRow): Promise<Browser> {
  if (actor === 'visitor') return server().visitor();
  const known = browsers.get(actor);
  if (known && !row.changesSession) return known;
  const browser = await server().signedIn(members[actor]);
  if (!row.changesSession) browsers.set(actor, browser);
  return browser;
}

/** The least privileged caller who may do it. */
const whoMay = ({ expect: expected }: MatrixRow): Actor =>
  (['owner', ...ACTORS] as const).find((actor) => actor !== 'visitor' && expected[actor] === 'ok') ?? 'owner';

type CallOf = (input: object | undefined) => Call;

/** The status of one call and its changes of protected columns. */
async function effectOf(row: MatrixRow, callOf: CallOf, forged: object) {
  const actor = whoMay(row);
  const browser = await browserOf(actor, row);
  const { db } = server();
  // The limit of five reviews a day must not interfere.
  await db.deleteFrom('businessReviews').where('userId', '=', members.member.id).execute();
  const input = await row.input?.({ db, members }, actor);
  await changes();
  const { method, path, body } = callOf(input);
  const { status } = await whenReady(() => browser.json(method, path, { ...forged, ...body }));
  return { status, effects: (await changes()).flatMap(effectsOf) };
}

const COLUMNS = new Map(
  Object.entries(PROTECTED_FIELDS).map(([name, value]) => [
    name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    value,
  ]),
);

/** Which protected columns were set to which value; values that differ each time are 'their own'. */
function effectsOf({ table, before, after }: RowChange): string[] {
  if (after === null) return [`${table} is gone`];
  return Object.entries(after).flatMap(([column, value]) => {
    if (!COLUMNS.has(column) || before?.[column] === value) return [];
    const isForged = value === COLUMNS.get(column) && typeof value !== 'boolean';
    const isWord = typeof value === 'boolean' || column === 'status' || column === 'role';
    return [`${table}.${column} = ${isForged ? 'forged' : isWord ? String(value) : 'their own'}`];
  });
}

/** Half of the procedures are called with booleans false, half with true; both in full intensity. */
let turn = 0;

function forgeries(procedure: string, isRoute: boolean): object[] {
  const own = new Set(fieldsOf(procedure));
  const on = Object.entries(PROTECTED_FIELDS).filter(([name]) => !own.has(name));
  const off = on.map(([name, value]) => [name, value === true ? false : value] as const);
  const together = [Object.fromEntries(on), Object.fromEntries(off)];
  if (!EACH) return together.slice(turn++ % 2).slice(0, 1);
  if (isRoute || own.size === 0) return together;
  const single = [...on, ...off.filter(([, value]) => value === false)];
  return [...together, ...single.map((field) => Object.fromEntries([field]))];
}

describe('protected fields in the body have no effect', () => {
  const check = async (row: MatrixRow, callOf: CallOf, isRoute = false) => {
    const plain = await effectOf(row, callOf, {});
    const more: unknown[] = [];
    for (const forged of forgeries(row.procedure, isRoute)) {
      const { status, effects } = await effectOf(row, callOf, forged);
      const added = effects.filter((effect) => !plain.effects.includes(effect));
      if (status !== plain.status || added.length > 0) more.push({ forged, status, added });
    }
    return more;
  };

  // A procedure without input gets none, whatever was sent.
  const takesNone = ({ procedure }: MatrixRow) => fieldsOf(procedure).length === 0;
  for (const row of MUTATIONS) {
    if (!EACH && takesNone(row)) continue;
    it(`of ${row.procedure}`, async () => {
      expect(await check(row, (input) => procedureCall(row, input))).toEqual([]);
    });

    const { route } = row;
    if (!EACH || route === undefined || route.startsWith('GET')) continue;
    it(`of ${route}`, async () => {
      expect(await check(row, (input) => routeCall(route, input), true)).toEqual([]);
    });
  }
});
