import { daysAgo, makeMember, makeOpportunity } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../testing/index.ts';
import { matchSearches } from './match-searches.commands.ts';
import { notifySearches } from './notify-searches.commands.ts';

const api = testApi();

const MORNING = new Date('2090-01-10T09:00:00Z');
const NIGHT = new Date('2090-01-10T05:00:00Z');

async function textsOf(member: Parameters<ReturnType<typeof api>['as']>[0]): Promise<string[]> {
  const { items } = await (await api().as(member)).notifications.list({});
  return items.map(({ text }) => text);
}

describe('a saved search', () => {
  it('notifies of each new opportunity that has its words, at once and only once', async () => {
    const { db, as } = api();
    const [ana, ben] = [await makeMember(db), await makeMember(db)];
    const searches = (await as(ana)).opportunities.searches;
    await searches.save({ name: 'Quilts', filter: { search: 'quilting' }, frequency: 'once' });
    const posting = (await as(ben)).opportunities;
    const { id } = await posting.create({ title: 'Quilting for a hotel', description: 'Forty beds' });
    await posting.create({ title: 'A logo', description: 'Two colors' });
    await matchSearches(db);
    await posting.update({ id, title: 'Quilting for two hotels', description: 'Sixty beds' });
    await matchSearches(db);
    await notifySearches(db, MORNING);
    expect(await textsOf(ana)).toEqual(['New for “Quilts”: Quilting for a hotel']);
    const { items } = await (await as(ana)).notifications.list({});
    expect(items[0]?.target).toEqual({ type: 'opportunity', id, slug: null });
  });

  it('notifies in the morning of everything that is still open, in one notification', async () => {
    const { db, as } = api();
    const [ana, ben] = [await makeMember(db), await makeMember(db)];
    await (await as(ana)).opportunities.searches.save({ name: 'Kilns', filter: { search: 'kiln' } });
    const posting = (await as(ben)).opportunities;
    const closed = await posting.create({ title: 'A kiln, closed', description: 'Gone' });
    await posting.create({ title: 'A kiln to share', description: 'Evenings' });
    await posting.create({ title: 'Repair of a kiln', description: 'Soon' });
    await matchSearches(db);
    await posting.close({ id: closed.id });
    await notifySearches(db, NIGHT);
    expect(await textsOf(ana)).toEqual([]);
    await notifySearches(db, MORNING);
    await notifySearches(db, MORNING);
    expect(await textsOf(ana)).toEqual(['2 new opportunities for “Kilns”, such as Repair of a kiln']);
  });

  it('that matches everything notifies of five a day at once, and of the rest the next morning', async () => {
    const { db, as } = api();
    const ana = await makeMember(db);
    await (
      await as(ana)
    ).opportunities.searches.save({ name: 'All remote', filter: { remote: true }, frequency: 'once' });
    for (let made = 0; made < 7; made += 1) await makeOpportunity(db, { remoteOption: true });
    await matchSearches(db);
    expect(await textsOf(ana)).toHaveLength(5);
    await notifySearches(db, MORNING);
    expect((await textsOf(ana))[0]).toMatch(/^2 new opportunities for “All remote”/);
  });

  it('says nothing of the own, of what a filter rules out, and across a block', async () => {
    const { db, as } = api();
    const [ana, ben, eve] = [await makeMember(db), await makeMember(db), await makeMember(db)];
    const { opportunities, connections } = await as(ana);
    await opportunities.searches.save({
      name: 'Weaving in Lisbon',
      filter: { search: 'weaving', place: 'lisbon', kind: 'project', budget: true },
      frequency: 'once',
    });
    await connections.block({ userId: eve.id });
    const wanted = { title: 'Weaving', location: 'Lisbon', type: 'Project', budget: '€ 900' };
    await makeOpportunity(db, { ...wanted, postedBy: ana.id });
    await makeOpportunity(db, { ...wanted, postedBy: eve.id });
    await makeOpportunity(db, { ...wanted, location: 'Porto' });
    await makeOpportunity(db, { ...wanted, type: 'Job' });
    await makeOpportunity(db, { ...wanted, budget: null });
    await makeOpportunity(db, { ...wanted, expiresAt: daysAgo(1) });
    await matchSearches(db);
    expect(await textsOf(ana)).toEqual([]);
    await makeOpportunity(db, { ...wanted, postedBy: ben.id, title: 'Weaving by hand' });
    await matchSearches(db);
    expect(await textsOf(ana)).toEqual(['New for “Weaving in Lisbon”: Weaving by hand']);
  });

  it('for what fits notifies of what its owner offers', async () => {
    const { db, as } = api();
    const [ana, ben] = [await makeMember(db), await makeMember(db)];
    const member = await as(ana);
    await member.profile.update({ servicesOffered: 'Bookkeeping and payroll' });
    await member.opportunities.searches.save({ name: 'Fits', filter: { fits: true }, frequency: 'once' });
    const posting = (await as(ben)).opportunities;
    await posting.create({ title: 'Bookkeeper wanted', description: 'Monthly' });
    await posting.create({ title: 'Falconer wanted', description: 'Weekly' });
    await matchSearches(db);
    expect(await textsOf(ana)).toEqual(['New for “Fits”: Bookkeeper wanted']);
  });

  it('is one when it is saved twice, is its owner’s alone, and there are ten at most', async () => {
    const { db, as } = api();
    const searches = (await as(await makeMember(db))).opportunities.searches;
    const filter = { search: 'glass' };
    await searches.save({ name: 'Glass', filter });
    const { items } = await searches.save({ name: 'Glass, at once', filter, frequency: 'once' });
    expect(items).toMatchObject([{ name: 'Glass, at once', frequency: 'once', filter }]);
    const other = (await as(await makeMember(db))).opportunities.searches;
    const [saved] = items;
    await expect(other.update({ id: saved?.id ?? 0, name: 'Mine', frequency: 'once' })).rejects.toThrow(
      'no longer saved',
    );
    await other.remove({ id: saved?.id ?? 0 });
    expect((await searches.list()).items).toHaveLength(1);
    for (let made = 1; made < 10; made += 1)
      await searches.save({ name: `Glass ${made}`, filter: { search: `glass ${made}` } });
    expect((await searches.list()).can.create).toBe(false);
    await expect(searches.save({ name: 'More', filter: { search: 'more' } })).rejects.toThrow('10 searches');
  });

  it('is previewed by what it would have found in the last thirty days', async () => {
    const { db, as } = api();
    const { searches } = (await as(await makeMember(db))).opportunities;
    await makeOpportunity(db, { title: 'A marquee', postedAt: daysAgo(40), expiresAt: daysAgo(-20) });
    await makeOpportunity(db, { title: 'A marquee for May', postedAt: daysAgo(3) });
    expect(await searches.preview({ filter: { search: 'marquee' } })).toEqual({
      count: 1,
      newest: 'A marquee for May',
    });
  });
});
