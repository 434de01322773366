import { makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { createCommunitySource } from '../../community-source.ts';
import { readCommunity } from './community.queries.ts';
import { COMMUNITY_DEFAULTS, type UpdateCommunityInput } from '../../ground/settings/community.schema.ts';

const api = testApi();
const admin = async () => {
  const { db, as } = api();
  return as(await makeMember(db, { role: 'admin' }));
};

/** Readers get the words of their language alone. */
const { translations: _, ownWords: _words, labels: _labels, ...WITHOUT_TRANSLATIONS } = COMMUNITY_DEFAULTS;

describe('the settings of a community', () => {
  it('are the defaults of the product until an administrator changes them', async () => {
    const { anonymous } = api();
    expect((await anonymous().site.config()).community).toEqual(WITHOUT_TRANSLATIONS);
    await (await admin()).admin.community.update({ name: 'Riverside Chamber' });
    expect((await anonymous().site.config()).community).toEqual({
      ...WITHOUT_TRANSLATIONS,
      name: 'Riverside Chamber',
    });
  });

  it('keep what two administrators change at once', async () => {
    const [one, other] = [await admin(), await admin()];
    await Promise.all([
      one.admin.community.update({ place: 'Porto', shortName: 'Harbor' }),
      other.admin.community.update({ timeZone: 'Europe/Lisbon' }),
    ]);
    expect(await readCommunity(api().db)).toMatchObject({
      place: 'Porto',
      shortName: 'Harbor',
      timeZone: 'Europe/Lisbon',
    });
  });

  it('say in the audit log what they were and became', async () => {
    const boss = await admin();
    await boss.admin.community.update({ shortName: 'Chamber' });
    await boss.admin.community.update({ shortName: 'RC' });
    const [last] = (await boss.audit.list({ event: 'settings.updated', limit: 1 })).items;
    expect(last).toMatchObject({
      targetId: 'community',
      before: { shortName: 'Chamber' },
      after: { shortName: 'RC' },
    });
  });

  it('stand above the support address and links of the environment', async () => {
    const before = await api().anonymous().site.config();
    expect(before.supportEmail).toBe('support@guildhall.test');
    await (await admin()).admin.community.update({ supportEmail: 'Desk@Riverside.test' });
    expect(await api().anonymous().site.config()).toMatchObject({
      supportEmail: 'desk@riverside.test',
      aboutUrl: before.aboutUrl,
    });
  });

  it('refuse a currency and a language that do not exist', async () => {
    const boss = await admin();
    for (const wrong of [{ currency: 'XYZ' }, { currency: 'eur' }, { dateLocale: 'no_SUCH' }])
      await expect(boss.admin.community.update(wrong)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const right = { currency: 'EUR', dateLocale: 'de-AT' };
    expect(await boss.admin.community.update(right)).toMatchObject(right);
    await boss.admin.community.update({ currency: '', dateLocale: '' });
  });

  it('fall back to the default where a stored value no longer meets its bounds', async () => {
    const { db } = api();
    await db
      .updateTable('settings')
      .set({ value: JSON.stringify('Atlantis/Center') })
      .where('key', '=', 'timeZone')
      .execute();
    expect((await readCommunity(db)).timeZone).toBe('');
  });
});

describe('refused are', () => {
  const refused: [string, UpdateCommunityInput][] = [
    ['an empty name', { name: ' ' }],
    ['a name of two lines', { name: 'Riverside\nBcc: all@guild.test' }],
    ['a color that is no color', { primaryColor: 'url(x)' }],
    ['a time zone that does not exist', { timeZone: 'Europe/Atlantis' }],
    ['a time zone that only JavaScript knows', { timeZone: 'AET' }],
    ['an offset, which PostgreSQL reads reversed', { timeZone: '+02:00' }],
    ['a script as a link', { aboutUrl: 'javascript:alert(1)' }],
    [
      'a footer link without an address',
      { footerColumns: [{ title: 'Legal', links: [{ label: 'Terms', url: '' }] }] },
    ],
    ['a logo from elsewhere', { logo: 'https://evil.test/logo.png' }],
  ];
  it.each(refused)('%s, and nothing of the change is stored', async (_name, input) => {
    const before = await readCommunity(api().db);
    const change = (await admin()).admin.community.update({ place: 'Nowhere', ...input });
    await expect(change).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await readCommunity(api().db)).toEqual(before);
  });
});

describe('the cache of a process', () => {
  it('reads once until a change is announced', async () => {
    const { db } = api();
    let generation: number | null = 1;
    const source = createCommunitySource(db, { publicGeneration: () => generation });
    const first = source.get();
    const second = source.get();
    generation = 2;
    const third = source.get();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    await Promise.all([first, third]);
  });

  it('reads each time while announcements cannot be heard', async () => {
    const source = createCommunitySource(api().db, { publicGeneration: () => null });
    const reads = [source.get(), source.get()];
    expect(reads[1]).not.toBe(reads[0]);
    await Promise.all(reads);
  });
});

it('of two administrators who change the place at once, the second is told instead of winning silently', async () => {
  const { db, as } = api();
  const [one, other] = [
    await as(await makeMember(db, { role: 'admin' })),
    await as(await makeMember(db, { role: 'admin' })),
  ];
  const { place } = await one.admin.community.get();
  const expected = { place: JSON.stringify(place), name: JSON.stringify('Guildhall') };
  await one.admin.community.update({ place: 'Faro', expected });
  await expect(other.admin.community.update({ place: 'Lisbon', expected })).rejects.toMatchObject({
    code: 'CONFLICT',
    cause: { issues: [{ path: 'place', message: expect.stringContaining('Faro') }] },
  });
  await other.admin.community.update({ place: 'Lisbon' });
  expect((await one.admin.community.get()).place).toBe('Lisbon');
});
