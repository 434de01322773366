import { makeBusiness, makeMember } from '@guildhall/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { refreshBusinessTerms } from './business-terms.commands.ts';
import type { BusinessMapInput } from './businesses.schema.ts';

const api = testApi();

type Listed = Partial<NonNullable<Parameters<typeof makeBusiness>[1]>>;

async function list(...listed: Listed[]): Promise<void> {
  const { db } = api();
  const { id: ownerId } = await makeMember(db);
  for (const business of listed) await makeBusiness(db, { country: 'United States', ...business, ownerId });
  await refreshBusinessTerms(db, 'unread');
}

const mapOf = (filter: Partial<BusinessMapInput> = {}) => api().anonymous().businesses.map(filter);
const townsOf = async (filter: Partial<BusinessMapInput> = {}) =>
  (await mapOf(filter)).towns.map(({ name, count }) => [name, count]);

const ALWAYS = { opens: '00:00', closes: '00:00' };
const ALWAYS_OPEN = {
  timeZone: 'UTC',
  days: {
    mon: [ALWAYS],
    tue: [ALWAYS],
    wed: [ALWAYS],
    thu: [ALWAYS],
    fri: [ALWAYS],
    sat: [ALWAYS],
    sun: [ALWAYS],
  },
};

beforeEach(() => api().db.deleteFrom('businesses').execute());

describe('the map of businesses', () => {
  it('shows visitors how many businesses are in each town, however it is written', async () => {
    await list(
      { city: 'Köln', country: 'Germany' },
      { city: ' cologne ', country: 'Germany' },
      { city: 'Austin', state: 'TX' },
      { city: 'Austin', state: 'Texas', country: 'USA' },
      { city: 'Austin', state: 'TX' },
    );
    expect(await mapOf()).toEqual({
      towns: [
        {
          place: 'Austin',
          name: 'Austin',
          region: 'Texas',
          country: 'United States',
          countryCode: 'US',
          latitude: 30.27,
          longitude: -97.74,
          count: 3,
        },
        {
          place: expect.stringMatching(/^(Köln|Cologne)$/i),
          name: expect.stringMatching(/^(Köln|Cologne)$/i),
          region: null,
          country: 'Germany',
          countryCode: 'DE',
          latitude: 50.93,
          longitude: 6.95,
          count: 2,
        },
      ],
      elsewhere: 0,
      unstated: 0,
      isLowerBound: false,
    });
  });

  it('leads from each of two towns of one name to the businesses near it', async () => {
    await list(
      { name: 'In Paris', city: 'Paris', country: 'France' },
      { name: 'In Texas', city: 'Paris', state: 'TX' },
      { name: 'In Georgetown', city: 'Georgetown', country: 'Guyana' },
      { name: 'In Georgetown, Texas', city: 'Georgetown', state: 'Texas' },
      { name: 'In Springfield', city: 'Springfield', state: 'Illinois' },
    );
    const { towns } = await mapOf();
    const near = async (place: string) =>
      (await api().anonymous().businesses.list({ near: place, sort: 'nearest' })).items.map(
        ({ name }) => name,
      );
    expect(towns.map(({ place }) => place).toSorted()).toEqual([
      'Georgetown',
      'Georgetown, Texas',
      'Paris',
      'Paris, Texas',
      'Springfield, Illinois',
    ]);
    const led = await Promise.all(
      towns.map(async ({ place }): Promise<[string, string[]]> => [place, await near(place)]),
    );
    expect(Object.fromEntries(led)).toEqual({
      Georgetown: ['In Georgetown'],
      'Georgetown, Texas': ['In Georgetown, Texas'],
      Paris: ['In Paris'],
      'Paris, Texas': ['In Texas'],
      'Springfield, Illinois': ['In Springfield'],
    });
  });

  it('says how many businesses are in places that it does not know, and how many name no town', async () => {
    await list(
      { city: 'Austin', state: 'TX' },
      { city: 'Little Snoring', country: 'UK' },
      { city: "O'Brien <b>" },
      { city: null },
      { city: '  ', state: 'TX' },
    );
    expect(await mapOf()).toMatchObject({ towns: [{ count: 1 }], elsewhere: 2, unstated: 2 });
  });

  it('has the filters of the list', async () => {
    await list(
      { name: 'Rye', city: 'Austin', state: 'TX', industry: 'Retail', isFeatured: true },
      { name: 'Iron', city: 'Round Rock', state: 'TX', industry: 'Finance', isVerified: true },
      { name: 'Sunny', city: 'Dallas', state: 'TX', industry: 'Retail', businessHours: ALWAYS_OPEN },
    );
    expect(await townsOf({ industry: 'Retail' })).toEqual([
      ['Austin', 1],
      ['Dallas', 1],
    ]);
    expect(await townsOf({ tab: 'featured' })).toEqual([['Austin', 1]]);
    expect(await townsOf({ tab: 'verified', industry: 'Retail' })).toEqual([]);
    expect(await townsOf({ search: 'iron' })).toEqual([['Round Rock', 1]]);
    expect(await townsOf({ search: '!!' })).toEqual([]);
    expect(await townsOf({ openNow: true })).toEqual([['Dallas', 1]]);
    expect(await townsOf({ near: 'Austin, TX' })).toEqual([
      ['Austin', 1],
      ['Round Rock', 1],
    ]);
    expect(await townsOf({ search: 'sunny', near: 'Austin, TX' })).toEqual([]);
    await expect(mapOf({ near: 'x'.repeat(121) })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('shows businesses of similar names where nothing has the words, as the list does', async () => {
    await list({ name: 'Corner Bakery', city: 'Austin', state: 'TX' }, { name: 'Iron', city: 'Dallas' });
    expect(await townsOf({ search: 'bakrey' })).toEqual([['Austin', 1]]);
    expect(await townsOf({ search: 'bakrey', openNow: true })).toEqual([]);
  });

  it('counts none that is unpublished, deleted, or whose owner is deactivated', async () => {
    const { db } = api();
    await list(
      { city: 'Austin', state: 'TX', isActive: false },
      { city: 'Dallas', state: 'TX', deletedAt: new Date() },
    );
    const owner = await makeMember(db);
    await makeBusiness(db, { ownerId: owner.id, city: 'Porto', country: 'Portugal' });
    await refreshBusinessTerms(db, 'unread');
    await db.updateTable('users').set({ isActive: false }).where('id', '=', owner.id).execute();
    expect(await mapOf()).toEqual({ towns: [], elsewhere: 0, unstated: 0, isLowerBound: false });
  });
});
