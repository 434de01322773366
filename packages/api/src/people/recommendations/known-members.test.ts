import { makeConnection, makeMember } from '@guildhall/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { readUnreadProfiles } from '../profile/derived.commands.ts';

const api = testApi();
const BOOKS = 'somebody who does my books';
const BOOKKEEPER = { firstName: 'Dev', jobTitle: 'Bookkeeper', servicesOffered: 'Bookkeeping, payroll' };

// Nobody of an earlier test meets a need.
beforeEach(() => api().db.updateTable('users').set({ isActive: false }).execute());

async function asking(lookingFor: string) {
  const viewer = await makeMember(api().db, { lookingFor });
  return { viewer, caller: await api().as(viewer) };
}

type Caller = Awaited<ReturnType<typeof asking>>['caller'];

async function unmetOf(caller: Caller) {
  await readUnreadProfiles(api().db);
  return (await caller.dashboard.recommendations()).unmetNeeds;
}

describe('a need of which it is said that nobody offers it', () => {
  it('does not name a need that is met by a member who was asked to connect, or is connected', async () => {
    const dev = await makeMember(api().db, BOOKKEEPER);
    const { viewer, caller } = await asking(BOOKS);
    expect(await unmetOf(caller)).toEqual([]);

    await caller.connections.request({ toUserId: dev.id });
    expect(await unmetOf(caller)).toEqual([]);

    await api().db.deleteFrom('connections').execute();
    await makeConnection(api().db, { userId: viewer.id, connectedUserId: dev.id, status: 'accepted' });
    expect(await unmetOf(caller)).toEqual([]);
  });

  it('does not name a need that is met by a member whom the viewer dismissed, or who wants no suggestions', async () => {
    const dev = await makeMember(api().db, BOOKKEEPER);
    const { caller } = await asking(BOOKS);
    await caller.connections.dismiss({ userId: dev.id });
    expect(await unmetOf(caller)).toEqual([]);

    await api().db.deleteFrom('dismissals').execute();
    await api().db.updateTable('users').set({ suggestable: false }).where('id', '=', dev.id).execute();
    expect(await unmetOf(caller)).toEqual([]);
  });

  it('is no group of which a member is known', async () => {
    const { viewer, caller } = await asking('Gyms that send their clients to a dietitian');
    const owner = await makeMember(api().db, { jobTitle: 'Gym Owner', servicesOffered: 'Personal training' });
    await makeConnection(api().db, { userId: viewer.id, connectedUserId: owner.id, status: 'accepted' });
    expect(await unmetOf(caller)).toEqual([]);
  });

  it('is each that is met only by who is blocked, or has left', async () => {
    const dev = await makeMember(api().db, BOOKKEEPER);
    const { caller } = await asking(BOOKS);
    await caller.connections.block({ userId: dev.id });
    expect(await unmetOf(caller)).toEqual([BOOKS]);

    const other = await asking(BOOKS);
    await api().db.updateTable('users').set({ isActive: false }).where('id', '=', dev.id).execute();
    expect(await unmetOf(other.caller)).toEqual([BOOKS]);
  });
});
