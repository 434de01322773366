import { makeBusiness, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { INDUSTRIES_MAX } from './industries.schema.ts';
import { renameIndustries } from './rename-industries.commands.ts';

const api = testApi();

/** An administrator at the list. */
async function industriesOfAdmin() {
  const { db, as, anonymous } = api();
  const { industries } = (await as(await makeMember(db, { role: 'admin' }))).admin;
  const idOf = async (name: string) =>
    (await industries.list()).items.find((item) => item.name === name)?.id ?? 0;
  const offered = async () => (await anonymous().site.config()).industries;
  return { db, industries, idOf, offered };
}

describe('the industries of a community', () => {
  it('are added, moved and retired, and every form offers them in that order', async () => {
    const { industries, idOf, offered } = await industriesOfAdmin();
    await industries.add({ name: 'Trades' });
    expect((await offered()).at(-1)).toBe('Trades');
    await industries.update({ id: await idOf('Trades'), place: 0 });
    expect((await offered())[0]).toBe('Trades');
    await industries.update({ id: await idOf('Trades'), isRetired: true });
    expect(await offered()).not.toContain('Trades');
    await industries.update({ id: await idOf('Trades'), isRetired: false });
    expect((await offered())[0]).toBe('Trades');
  });

  it('are named in the audit log, whichever of their fields changed', async () => {
    const { db, as } = api();
    const { admin, audit } = await as(await makeMember(db, { role: 'admin' }));
    const { industries } = admin;
    const { items } = await industries.add({ name: 'Crafts' });
    const id = items.at(-1)?.id ?? 0;
    await industries.update({ id, isRetired: true });
    const [entry] = (await audit.list({ targetType: 'industry', targetId: String(id), limit: 1 })).items;
    expect(entry).toMatchObject({
      before: { name: 'Crafts', isRetired: false },
      after: { name: 'Crafts', isRetired: true },
    });
  });

  it('are renamed on every business and member, whatever the spelling', async () => {
    const { db, industries, idOf } = await industriesOfAdmin();
    const member = await makeMember(db, { industry: 'real estate' });
    const gone = await makeMember(db, { industry: ' Real Estate', isActive: false });
    const business = await makeBusiness(db, { industry: 'REAL ESTATE', category: 'Real Estate' });
    const other = await makeBusiness(db, { industry: 'Real Estate Law', category: 'Other' });
    await industries.update({ id: await idOf('Real Estate'), name: 'Homes' });
    await industries.update({ id: await idOf('Homes'), name: 'Property' });
    await renameIndustries(db);
    const stored = await db
      .selectFrom('users')
      .select('industry')
      .where('id', 'in', [member.id, gone.id])
      .execute();
    expect(stored).toEqual([{ industry: 'Property' }, { industry: 'Property' }]);
    const businesses = await db
      .selectFrom('businesses')
      .select(['industry', 'category'])
      .where('id', 'in', [business.id, other.id])
      .orderBy('id')
      .execute();
    expect(businesses).toEqual([
      { industry: 'Property', category: 'Property' },
      { industry: 'Real Estate Law', category: 'Other' },
    ]);
  });

  it('are merged into one another', async () => {
    const { db, industries, idOf, offered } = await industriesOfAdmin();
    const business = await makeBusiness(db, { industry: 'E-commerce', category: 'E-commerce' });
    const id = await idOf('E-commerce');
    await expect(industries.merge({ id, intoId: id })).rejects.toMatchObject({ code: 'CONFLICT' });
    await industries.merge({ id, intoId: await idOf('Retail') });
    await renameIndustries(db);
    expect(await offered()).not.toContain('E-commerce');
    expect(
      await db
        .selectFrom('businesses')
        .select(['industry', 'category'])
        .where('id', '=', business.id)
        .execute(),
    ).toEqual([{ industry: 'Retail', category: 'Retail' }]);
    await expect(industries.merge({ id, intoId: await idOf('Retail') })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('do not hold two names of the same meaning, unusable ones, or too many', async () => {
    const { industries, idOf } = await industriesOfAdmin();
    for (const name of ['healthcare', 'Healthcare Services'])
      await expect(industries.add({ name })).rejects.toMatchObject({
        code: 'CONFLICT',
        cause: { issues: [{ path: 'name', message: 'This is on the list already, as “Healthcare”' }] },
      });
    await expect(industries.update({ id: await idOf('Finance'), name: 'Healthcare' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    for (const name of ['', 'All of them', 'a|b', ':featured', 'x'.repeat(61)])
      await expect(industries.add({ name })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const { items } = await industries.list();
    for (let count = items.length; count < INDUSTRIES_MAX; count += 1)
      await industries.add({ name: `Industry ${count}` });
    await expect(industries.add({ name: 'One more' })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('are not changed over the edit of another administrator', async () => {
    const { industries, idOf } = await industriesOfAdmin();
    const { version } = await industries.list();
    const id = await idOf('Finance');
    const edits = await Promise.allSettled([
      industries.update({ id, name: 'Banking', expectedVersion: version }),
      industries.update({ id, name: 'Insurance', expectedVersion: version }),
    ]);
    expect(edits.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const intoId = await idOf('Retail');
    const late = [
      () => industries.update({ id, place: 0, expectedVersion: version }),
      () => industries.add({ name: 'Late', expectedVersion: version }),
      () => industries.merge({ id, intoId, expectedVersion: version }),
    ];
    for (const edit of late)
      await expect(edit()).rejects.toMatchObject({
        code: 'CONFLICT',
        cause: { issues: [{ path: 'expectedVersion', message: expect.any(String) }] },
      });
  });
});
