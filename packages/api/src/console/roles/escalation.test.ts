import { TEST_PASSWORD, makeMember, makePost } from '@guildhall/db/testing';
import { expect, it } from 'vitest';
import type { Caller } from '../../app.router.ts';
import { permissionsOf } from '../../ground/roles/roles.policy.ts';
import { type Permission, StaffRole } from '../../ground/roles/roles.schema.ts';
import { testApi } from '../../../testing/index.ts';

const api = testApi();

type Role = StaffRole | 'member' | 'admin';
/** What the people of a case hold, by their place in it. */
type State = Role[][];
type Step = { name: string; run: (caller: Caller, ids: number[]) => Promise<unknown> };

const PEOPLE = ['the actor', 'an accomplice', 'a bystander'];

type StepOn = [name: string, run: (caller: Caller, id: number) => Promise<unknown>];
const STEP_ON: StepOn[] = [
  ...StaffRole.options.map((role): StepOn => [
    `give ${role} to`,
    (caller, userId) => caller.admin.grants.give({ userId, role }),
  ]),
  ...StaffRole.options.map((role): StepOn => [
    `end ${role} of`,
    (caller, userId) => caller.admin.grants.end({ userId, role }),
  ]),
  ['promote', (caller, id) => caller.admin.users.setRole({ id, role: 'admin' })],
  ['demote', (caller, id) => caller.admin.users.setRole({ id, role: 'user' })],
  ['deactivate', (caller, id) => caller.admin.users.setActive({ id, isActive: false })],
  ['reactivate', (caller, id) => caller.admin.users.setActive({ id, isActive: true })],
  [
    'suspend',
    (caller, objectId) =>
      caller.admin.moderation.decide({ objectType: 'user', objectId, decision: 'suspend', reason: 'x' }),
  ],
  [
    'give another address to',
    (caller, id) => caller.admin.users.changeAddress({ id, email: `taken-${id}@escalation.test` }),
  ],
];

/** What the actor and the accomplice make of a handover that either of them starts. */
async function handOver(caller: Caller, ids: number[], [from, to]: [number, number]): Promise<void> {
  const { id } = await caller.admin.handovers.start({ fromUserId: ids[from] ?? 0, toUserId: ids[to] ?? 0 });
  for (const agreeing of await Promise.all(ids.slice(0, 2).map((own) => api().as({ id: own })))) {
    await agreeing.handovers.confirm({ id, password: TEST_PASSWORD }).catch(() => undefined);
    await agreeing.admin.handovers.approve({ id }).catch(() => undefined);
  }
}

/** Every grant, end, promotion, demotion, deactivation, suspension, merge and handover among three people. */
const STEPS: Step[] = PEOPLE.flatMap((person, target) => {
  const alone = STEP_ON.map(([name, run]): Step => ({
    name: `${name} ${person}`,
    run: (caller, ids) => run(caller, ids[target] ?? 0),
  }));
  const others = [0, 1, 2].filter((other) => other !== target);
  const merges = others.map((other): Step => ({
    name: `merge ${PEOPLE[other]} into ${person}`,
    run: (caller, ids) => caller.admin.users.merge.run({ id: ids[target] ?? 0, mergedId: ids[other] ?? 0 }),
  }));
  const handovers = others.map((other): Step => ({
    name: `hand over from ${PEOPLE[target]} to ${PEOPLE[other]}`,
    run: (caller, ids) => handOver(caller, ids, [target, other]),
  }));
  return alone.concat(merges, handovers);
});

/** New people with these roles, because a step may end an account. */
async function make(state: State): Promise<number[]> {
  const { db } = api();
  return Promise.all(
    state.map(async (roles) => {
      const { id } = await makeMember(db, { role: roles.includes('admin') ? 'admin' : 'user' });
      const held = StaffRole.array().parse(roles.filter((role) => role !== 'admin' && role !== 'member'));
      if (held.length > 0)
        await db
          .insertInto('grants')
          .values(held.map((role) => ({ userId: id, role })))
          .execute();
      return id;
    }),
  );
}

async function read(ids: number[]): Promise<State> {
  const { db } = api();
  const users = await db
    .selectFrom('users')
    .select(['id', 'role', 'isActive'])
    .where('id', 'in', ids)
    .execute();
  const grants = await db
    .selectFrom('grants')
    .select(['userId', 'role'])
    .where('userId', 'in', ids)
    .execute();
  return ids.map((id) => {
    const user = users.find((one) => one.id === id);
    const held: Role[] = grants.filter(({ userId }) => userId === id).map(({ role }) => role);
    return user?.isActive && user.role === 'admin' ? ['admin', ...held] : held.toSorted();
  });
}

const permissionsIn = (state: State): Set<Permission> =>
  new Set(
    state.flatMap((roles) =>
      permissionsOf({
        role: roles.includes('admin') ? 'admin' : 'user',
        roles: StaffRole.options.filter((role) => roles.includes(role)),
      }),
    ),
  );

/** New people with these roles, and one of them at work. */
async function actAs(state: State, actor: number): Promise<{ ids: number[]; caller: Caller }> {
  const ids = await make(state);
  return { ids, caller: await api().as({ id: ids[actor] ?? 0 }) };
}

/**
 * What three steps of the actor and the accomplice reach. A refused step changes nothing, so that only steps which
 * changed something lead to another state; together these are all sequences of three.
 */
async function search(start: State): Promise<string[]> {
  const allowed = permissionsIn(start.slice(0, 2));
  const gains: string[] = [];
  const seen = new Set([JSON.stringify(start)]);
  let states = [start];
  for (let depth = 0; depth < 3 && states.length > 0; depth += 1) {
    const next: State[] = [];
    for (const state of states)
      for (const actor of [0, 1]) {
        if ((state[actor] ?? []).length === 0) continue;
        let people = await actAs(state, actor);
        for (const step of STEPS) {
          const { ids, caller } = people;
          const done = await step.run(caller, ids).then(
            () => true,
            () => false,
          );
          if (!done) continue;
          const after = await read(ids);
          people = await actAs(state, actor);
          const gained = [...permissionsIn(after.slice(0, 2))].filter((one) => !allowed.has(one));
          const lost = JSON.stringify(after[2]) !== JSON.stringify(state[2]) && !allowed.has('roles');
          if (gained.length > 0 || lost) gains.push(`${PEOPLE[actor]}: ${step.name} (${gained.join()})`);
          const key = JSON.stringify(after);
          if (!seen.has(key)) next.push(after);
          seen.add(key);
        }
        // What was refused changed nothing.
        expect(await read(people.ids)).toEqual(
          state.map((roles) => roles.filter((role) => role !== 'member')),
        );
      }
    states = next;
  }
  return gains;
}

it('finds what an administrator gives and takes with the same steps', async () => {
  const [ids, steps] = [await make([['admin'], ['member'], ['editor']]), STEPS.map(({ name }) => name)];
  const caller = await api().as({ id: ids[0] ?? 0 });
  for (const name of ['give treasurer to an accomplice', 'end editor of a bystander', 'promote a bystander'])
    await STEPS[steps.indexOf(name)]?.run(caller, ids);
  expect(await read(ids)).toEqual([['admin'], ['treasurer'], ['admin']]);
});

it.each(StaffRole.options)(
  'no sequence of three grants, merges and demotions gives %s and a member another permission, or takes one from others',
  async (role) => {
    await makePost(api().db);
    expect(await search([[role], ['member'], ['admin']])).toEqual([]);
    expect(await search([[role], [], [role === 'treasurer' ? 'editor' : 'treasurer']])).toEqual([]);
  },
  300_000,
);
