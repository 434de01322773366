import { makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { makeDirectory } from '../../../testing/directory.ts';
import { testApi } from '../../../testing/index.ts';
import type { MembersFilter } from './members.schema.ts';

const api = testApi();

/** Members in these places, and a viewer who states none. */
async function newCommunity(...members: Parameters<typeof makeMember>[1][]) {
  const { made, viewer, caller } = await makeDirectory(api(), members);
  const towns = async (filter: MembersFilter = {}) =>
    (await caller.members.map(filter)).towns.map(({ name, count }) => [name, count]);
  return { made, viewer, caller, towns };
}

describe('the map of members', () => {
  it('shows how many members are in each town, however they write it', async () => {
    const { caller } = await newCommunity(
      { location: 'Köln' },
      { location: 'Köln, Germany' },
      { location: 'cologne' },
      { location: "O'Fallon, Missouri" },
    );
    expect(await caller.members.map({})).toEqual({
      towns: [
        {
          place: 'cologne',
          name: expect.stringMatching(/^(Köln|Cologne)$/),
          region: null,
          country: 'Germany',
          countryCode: 'DE',
          latitude: 50.93,
          longitude: 6.95,
          count: 3,
        },
        {
          place: 'ofallon',
          name: "O'Fallon",
          region: 'Missouri',
          country: 'United States',
          countryCode: 'US',
          latitude: 38.81,
          longitude: -90.7,
          count: 1,
        },
      ],
      elsewhere: 0,
      unstated: 1,
      isLowerBound: false,
    });
  });

  it('keeps towns of one name apart by what members write, and else takes the largest', async () => {
    const { caller } = await newCommunity(
      { location: 'Georgetown, Texas' },
      { location: 'Georgetown' },
      { location: 'Georgetown, Guyana' },
      { location: 'Paris, TX' },
    );
    const { towns } = await caller.members.map({});
    expect(towns.map(({ name, country, region, count }) => [name, country, region, count])).toEqual([
      ['Georgetown', 'Guyana', null, 2],
      ['Georgetown', 'United States', 'Texas', 1],
      ['Paris', 'United States', 'Texas', 1],
    ]);
  });

  it('leads from each of two towns of one name to its own members', async () => {
    const { caller } = await newCommunity(
      { lastName: 'Amaral', location: 'Paris' },
      { lastName: 'Brandt', location: 'Paris, TX' },
      { lastName: 'Costa', location: 'Paris, France' },
      { lastName: 'Duarte', location: 'Paris, Texas, USA' },
      { lastName: 'Evans', location: 'Paris, TX' },
    );
    const { towns } = await caller.members.map({});
    const namesIn = async (place: string) =>
      (await caller.members.list({ place })).items.map(({ lastName }) => lastName);
    expect(await Promise.all(towns.map(({ place }) => namesIn(place)))).toEqual([
      ['Brandt', 'Duarte', 'Evans'],
      ['Amaral', 'Costa'],
    ]);
    expect((await caller.members.facets({})).place).toEqual([
      { value: 'paris, texas, us', label: 'Paris, TX', count: 3 },
      { value: 'paris', label: 'Paris', count: 2 },
    ]);
  });

  it('says how many members are in places that it does not know, and how many state none', async () => {
    const { caller } = await newCommunity(
      { location: 'Porto' },
      { location: 'Little Snoring' },
      { location: 'Porto, Narnia; or Remote' },
      { location: 'Remote' },
      { location: '   ' },
    );
    expect(await caller.members.map({})).toMatchObject({ elsewhere: 2, unstated: 2 });
  });

  it('has the filters of the list, and a town leads to those whom it counts', async () => {
    const { caller, towns } = await newCommunity(
      { lastName: 'Amaral', location: 'Porto', industry: 'Food' },
      { lastName: 'Brandt', location: 'Porto', industry: 'Finance' },
      { lastName: 'Costa', location: 'Lisbon', industry: 'Food', jobTitle: 'Baker' },
    );
    expect(await towns({ industry: 'food' })).toEqual([
      ['Lisbon', 1],
      ['Porto', 1],
    ]);
    expect(await towns({ letter: 'b' })).toEqual([['Porto', 1]]);
    expect(await towns({ search: 'baker' })).toEqual([['Lisbon', 1]]);
    expect(await towns({ search: '!!' })).toEqual([]);
    expect(await towns({ place: 'porto' })).toEqual([['Porto', 2]]);
    expect((await caller.members.list({ place: 'porto' })).items).toHaveLength(2);
    await expect(caller.members.map({ place: 'x'.repeat(121) })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });
});

describe('the map of members counts', () => {
  it('nobody who is deactivated or erased, or turned suggestions off', async () => {
    const { db } = api();
    const { made, caller } = await newCommunity(
      { location: 'Porto' },
      { location: 'Lisbon' },
      { location: 'Madrid' },
    );
    const sets = [{ isActive: false }, { suggestable: false }, { erasedAt: new Date() }];
    for (const [place, set] of sets.entries())
      await db
        .updateTable('users')
        .set(set)
        .where('id', '=', made[place]?.id ?? 0)
        .execute();
    expect(await caller.members.map({})).toMatchObject({ towns: [], elsewhere: 0, unstated: 1 });
  });

  it('neither of two members who blocked each other for the other', async () => {
    const { db, as } = api();
    const { made, viewer, towns } = await newCommunity({ location: 'Porto' }, { location: 'Nowhere Known' });
    for (const { id } of made)
      await db.insertInto('blocks').values({ blockerId: id, blockedId: viewer.id }).execute();
    expect(await towns()).toEqual([]);
    const theirs = await (await as(made[0] ?? { id: 0 })).members.map({});
    expect(theirs).toMatchObject({ towns: [{ place: 'porto', count: 1 }], elsewhere: 1, unstated: 0 });
  });

  it('for visitors only where the community opens its directory to them', async () => {
    const { db, as, anonymous } = api();
    await newCommunity({ location: 'Porto' }, { location: 'Lisbon', suggestable: false });
    await expect(anonymous().members.map({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    const admin = await as(await makeMember(db, { role: 'admin', suggestable: false }));
    await admin.admin.community.update({ publicMembers: true });
    expect((await anonymous().members.map({})).towns).toMatchObject([{ place: 'porto', count: 1 }]);
    await admin.admin.community.update({ publicMembers: false });
    await expect(anonymous().members.map({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });
});
