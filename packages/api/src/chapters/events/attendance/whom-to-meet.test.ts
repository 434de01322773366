import { makeConnection, makeEvent, makeMember } from '@guildhall/db/testing';
import { expect, it } from 'vitest';
import { testApi } from '../../../../testing/index.ts';
import { readUnreadProfiles } from '../../../people/profile/derived.commands.ts';

const api = testApi();
const DAY = 86_400_000;

/** A member who looks for a bookkeeper, at an event to which these members come. */
async function meeting(people: Parameters<typeof makeMember>[1][], { viewed = {} } = {}) {
  const { db, as } = api();
  const ana = await makeMember(db, { lookingFor: 'a bookkeeper for my bakery', ...viewed });
  const { id, dateId } = await makeEvent(db, { startsAt: new Date(Date.now() + DAY) });
  const others = [];
  for (const fields of people) others.push(await makeMember(db, fields));
  await db
    .insertInto('eventRsvps')
    .values(others.map((other) => ({ dateId, userId: other.id, status: 'going' })))
    .execute();
  await readUnreadProfiles(db);
  const caller = await as(ana);
  const named = async () =>
    (await caller.events.attendance.meet({ id, dateId })).items.map(({ person, reason }) => [
      person.id,
      reason,
    ]);
  return { ana, others, dateId, named };
}

const bookkeeper = {
  firstName: 'Ben',
  jobTitle: 'Bookkeeper',
  servicesOffered: 'Bookkeeping and payroll for bakeries',
};

it('names who answers a need of the reader, with the reason, and nobody of whom there is nothing to say', async () => {
  const { others, named } = await meeting([{ jobTitle: 'Harpist' }, bookkeeper, {}]);
  expect(await named()).toEqual([
    [others[1]?.id, expect.stringContaining('You look for “a bookkeeper for my bakery”. Ben')],
  ]);
});

it('names nobody who is connected, blocked, opted out of suggestions, or only waits', async () => {
  const { db } = api();
  const { ana, others, dateId, named } = await meeting([bookkeeper, bookkeeper, bookkeeper, bookkeeper]);
  const [connected, blocking, hidden, waiting] = others.map(({ id }) => id);
  expect(await named()).toHaveLength(3);
  await makeConnection(db, { userId: ana.id, connectedUserId: connected ?? 0, status: 'accepted' });
  await db
    .insertInto('blocks')
    .values({ blockerId: blocking ?? 0, blockedId: ana.id })
    .execute();
  await db
    .updateTable('users')
    .set({ suggestable: false })
    .where('id', '=', hidden ?? 0)
    .execute();
  await db
    .updateTable('eventRsvps')
    .set({ status: 'waiting' })
    .where('dateId', '=', dateId)
    .where('userId', '=', waiting ?? 0)
    .execute();
  expect(await named()).toEqual([]);
});

it('is empty for a reader who says nothing of what they look for', async () => {
  const { named } = await meeting([bookkeeper], { viewed: { lookingFor: null } });
  expect(await named()).toEqual([]);
});
