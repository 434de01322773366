import { makeConnection, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';

const api = testApi();

describe('the first steps of a member', () => {
  it('are open on the first day, and done once the member has done them', async () => {
    const { db, as } = api();
    const [ana, ben] = [await as(await makeMember(db)), await makeMember(db)];
    expect(await ana.onboarding.steps()).toEqual({ offer: 'open', seek: 'open', contact: 'open' });

    await ana.profile.update({ servicesOffered: 'bread and cakes' });
    expect(await ana.onboarding.steps()).toEqual({ offer: 'done', seek: 'open', contact: 'open' });
    await ana.profile.update({ lookingFor: 'a bookkeeper' });
    await ana.connections.request({ toUserId: ben.id, message: 'Hello' });
    expect(await ana.onboarding.steps()).toEqual({ offer: 'done', seek: 'done', contact: 'done' });
    expect((await (await as(ben)).onboarding.steps()).contact).toBe('open');
  });

  it('count an accepted request and a message as a first contact', async () => {
    const { db, as } = api();
    const [ana, ben, eve] = [await makeMember(db), await makeMember(db), await makeMember(db)];
    await makeConnection(db, { userId: eve.id, connectedUserId: ana.id, status: 'accepted' });
    expect((await (await as(ana)).onboarding.steps()).contact).toBe('done');
    await (await as(ben)).messages.send({ toUserId: eve.id, content: 'Hello', type: 'other' });
    expect((await (await as(ben)).onboarding.steps()).contact).toBe('done');
  });

  it('do not count an answer as a first contact', async () => {
    const { db, as } = api();
    const [ana, ben] = [await makeMember(db), await makeMember(db)];
    await (await as(ana)).messages.send({ toUserId: ben.id, content: 'Do you bake?', type: 'other' });
    await (await as(ben)).messages.send({ toUserId: ana.id, content: 'Every day', type: 'other' });
    expect((await (await as(ben)).onboarding.steps()).contact).toBe('open');
    expect((await (await as(ana)).onboarding.steps()).contact).toBe('done');
  });

  it('are skipped one by one and for good, and are done when done later', async () => {
    const { db, as } = api();
    const ana = await as(await makeMember(db));
    const skips = await Promise.all([1, 2, 3].map(() => ana.onboarding.skip({ step: 'seek' })));
    expect(skips[0]).toEqual({ offer: 'open', seek: 'skipped', contact: 'open' });
    expect(await ana.onboarding.steps()).toEqual({ offer: 'open', seek: 'skipped', contact: 'open' });
    await ana.profile.update({ lookingFor: 'a bookkeeper' });
    expect((await ana.onboarding.steps()).seek).toBe('done');
  });
});
