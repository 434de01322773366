import { TEST_PASSWORD, makeMember, makeStaff } from '@guildhall/db/testing';
import type { Caller } from '../src/app.router.ts';
import { settleHandovers } from '../src/console/handovers/settle-handover.commands.ts';
import type { TestApi } from './index.ts';

type Acting = { id: number; caller: Caller };
type Agreed = { boss: Acting; ana: Acting; ben: Acting; id: number };

/** Those between whom an office moves, and what happens without them. */
type World = {
  person: (member: { id: number }) => Promise<Acting>;
  admin: () => Promise<Acting>;
  member: () => Promise<Acting>;
  treasurer: () => Promise<Acting>;
  /** The job. */
  run: () => Promise<void>;
  /** Passes the days until a handover is due. */
  passTime: (id: number) => Promise<unknown>;
  rolesOf: (userId: number) => Promise<string[]>;
  bell: (of: { id: number }) => Promise<string[]>;
  /** An office that an administrator and the outgoing treasurer have agreed to hand over. */
  agreedByTwo: (options?: { movesOn?: string | null }) => Promise<Agreed>;
};

/** The date so many days from now. */
export const dayFromNow = (offset: number): string =>
  new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

export function handoverWorld(api: () => TestApi): World {
  const person = async (member: { id: number }) => ({ id: member.id, caller: await api().as(member) });
  const admin = async () => person(await makeMember(api().db, { role: 'admin' }));
  const member = async () => person(await makeMember(api().db));
  const treasurer = async () => person(await makeStaff(api().db, 'treasurer'));
  return {
    person,
    admin,
    member,
    treasurer,
    run: () => settleHandovers({ db: api().db, ...api().services }),
    passTime: (id) =>
      api()
        .db.updateTable('handovers')
        .set({ movesOn: dayFromNow(0) })
        .where('id', '=', id)
        .execute(),
    async rolesOf(userId) {
      const query = api().db.selectFrom('grants').select('role').where('userId', '=', userId);
      return (await query.orderBy('role').execute()).map(({ role }) => role);
    },
    async bell({ id }) {
      const { items } = await (await api().as({ id })).notifications.list({});
      return items.map(({ text }) => text);
    },
    async agreedByTwo({ movesOn = null } = {}) {
      const [boss, ana, ben] = [await admin(), await treasurer(), await member()];
      const start = { fromUserId: ana.id, toUserId: ben.id, movesOn };
      const { id } = await boss.caller.admin.handovers.start(start);
      await ana.caller.handovers.confirm({ id, password: TEST_PASSWORD });
      return { boss, ana, ben, id };
    },
  };
}
