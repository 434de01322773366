import { inLocale } from '@guildhall/locale/current-locale';
import type { Locale } from '@guildhall/locale/locales';
import { makeMember } from '@guildhall/db/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import type { Caller } from '../../app.router.ts';
import type { Labels, LabelsOfLanguage } from '../../ground/settings/labels.schema.ts';

const api = testApi();
let admin: Caller['admin'];

const names = (labels: Record<string, string>): LabelsOfLanguage => ({ names: labels, footer: {} });
const footer = (labels: Record<string, string>): LabelsOfLanguage => ({ names: {}, footer: labels });
const read = (locale: Locale) => inLocale(locale, () => api().anonymous().site.config());
const stored = async () => (await admin.community.get()).labels;
const idOf = async (name: string) =>
  (await admin.industries.list()).items.find((item) => item.name === name)?.id ?? 0;

beforeAll(async () => {
  const { db, as } = api();
  ({ admin } = await as(await makeMember(db, { role: 'admin' })));
});

beforeEach(async () => {
  await admin.community.update({
    locales: ['en', 'de', 'fr'],
    labels: {},
    articleCategories: [],
    serviceCategories: [],
    footerColumns: [],
    ecosystem: [],
  });
  const { db } = api();
  await db.deleteFrom('industries').where('name', 'in', ['Crafts', 'Trades', 'Harbor']).execute();
  await admin.industries.add({ name: 'Crafts' });
});

describe('an industry of the community’s own', () => {
  it('has a label in each language, of which a reader gets theirs alone', async () => {
    const labels = { de: names({ Crafts: 'Handwerk' }), fr: names({ Crafts: 'Artisanat' }) };
    await admin.community.update({ labels });
    expect((await read('de')).labels).toEqual({ Crafts: 'Handwerk' });
    expect((await read('fr')).labels).toEqual({ Crafts: 'Artisanat' });
    expect(await read('en')).not.toHaveProperty('labels');
    expect((await read('de')).industries).toContain('Crafts');
    expect((await read('de')).community).not.toHaveProperty('labels');
  });

  it('is sent without labels of a language that is no longer offered', async () => {
    await admin.community.update({ labels: { fr: names({ Crafts: 'Artisanat' }) } });
    await admin.community.update({ locales: ['en', 'de'] });
    expect(await read('fr')).not.toHaveProperty('labels');
    await admin.community.update({ locales: ['en', 'de', 'fr'] });
    expect((await read('fr')).labels).toEqual({ Crafts: 'Artisanat' });
  });

  it('keeps its labels under a new name, and while it is retired', async () => {
    await admin.community.update({ labels: { de: names({ Crafts: 'Handwerk' }) } });
    await admin.industries.update({ id: await idOf('Crafts'), name: 'Trades' });
    expect(await stored()).toEqual({ de: names({ Trades: 'Handwerk' }) });
    await admin.industries.update({ id: await idOf('Trades'), isRetired: true });
    expect((await read('de')).labels).toEqual({ Trades: 'Handwerk' });
  });

  it('leaves its labels to a category that is called the same', async () => {
    const labels = { de: names({ Crafts: 'Handwerk' }) };
    await admin.community.update({ articleCategories: ['Crafts'], labels });
    await admin.industries.update({ id: await idOf('Crafts'), name: 'Trades' });
    expect(await stored()).toEqual({ de: names({ Crafts: 'Handwerk', Trades: 'Handwerk' }) });
  });

  it('loses its labels where it is merged into another, which keeps its own', async () => {
    await admin.industries.add({ name: 'Harbor' });
    const labels = { de: names({ Crafts: 'Handwerk', Harbor: 'Hafen' }), fr: names({ Crafts: 'Artisanat' }) };
    await admin.community.update({ labels });
    await admin.industries.merge({ id: await idOf('Crafts'), intoId: await idOf('Harbor') });
    expect(await stored()).toEqual({ de: names({ Harbor: 'Hafen' }) });
  });

  it('keeps its label when one administrator renames it while another writes labels', async () => {
    const labels = { de: names({ Crafts: 'Handwerk' }) };
    await admin.community.update({ labels });
    const id = await idOf('Crafts');
    const written = { ...labels, fr: names({ Crafts: 'Artisanat' }) };
    const expected = { labels: JSON.stringify(await stored()) };
    await Promise.allSettled([
      admin.industries.update({ id, name: 'Trades' }),
      admin.community.update({ labels: written, expected }),
    ]);
    expect((await stored()).de).toEqual(names({ Trades: 'Handwerk' }));
  });
});

it('a category takes its label along when it is renamed, and one that is taken off the list loses it', async () => {
  const labels = { de: names({ Rooms: 'Räume', Members: 'Mitglieder' }) };
  await admin.community.update({
    articleCategories: ['Members', 'Fair'],
    serviceCategories: ['Rooms'],
    labels,
  });
  expect(await stored()).toEqual(labels);
  await admin.community.update({ articleCategories: ['Our members', 'Fair'] });
  expect(await stored()).toEqual({ de: names({ Rooms: 'Räume', 'Our members': 'Mitglieder' }) });
  await admin.community.update({ serviceCategories: [] });
  expect(await stored()).toEqual({ de: names({ 'Our members': 'Mitglieder' }) });
});

describe('the footer', () => {
  const columns = (label: string) => [
    { title: 'Legal', links: [{ label, url: 'https://riverside.test/terms' }] },
  ];

  it('is read in the reader’s language, in which terms stay terms, and in the first where a text is missing', async () => {
    const labels = { de: footer({ Legal: 'Rechtliches', Terms: 'Hausordnung', Partners: 'Partner' }) };
    await admin.community.update({
      footerColumns: columns('Terms'),
      ecosystem: ['Partners', 'Fair'],
      labels,
    });
    const link = { url: 'https://riverside.test/terms', isLegal: true };
    const german = await read('de');
    expect(german.community).toMatchObject({
      footerColumns: [{ title: 'Rechtliches', links: [{ ...link, label: 'Hausordnung' }] }],
      ecosystem: ['Partner', 'Fair'],
    });
    expect(german).not.toHaveProperty('labels');
    for (const locale of ['en', 'fr'] as const)
      expect((await read(locale)).community).toMatchObject({
        footerColumns: [{ title: 'Legal', links: [{ ...link, label: 'Terms' }] }],
        ecosystem: ['Partners', 'Fair'],
      });
  });

  it('does not say of another link what it said of the one before', async () => {
    const labels = { de: footer({ Legal: 'Rechtliches', Terms: 'Hausordnung' }) };
    await admin.community.update({ footerColumns: columns('Terms'), labels });
    await admin.community.update({ footerColumns: columns('Imprint') });
    expect(await stored()).toEqual({ de: footer({ Legal: 'Rechtliches' }) });
  });
});

it('a label of nothing that there is, and a blank one, are not kept', async () => {
  const labels = { de: names({ Crafts: ' ', Nothing: 'Nichts', constructor: 'Bauherr' }) };
  expect((await admin.community.update({ labels })).labels).toEqual({});
});

const refused: [string, Labels][] = [
  ['longer than a name', { de: names({ Crafts: 'x'.repeat(61) }) }],
  ['of two lines', { de: names({ Crafts: 'Hand\nwerk' }) }],
  ['a web address', { de: footer({ Legal: 'www.evil.test' }) }],
  ['for a name that is too long', { de: names({ ['x'.repeat(61)]: 'Handwerk' }) }],
  [
    'for more names than there can be',
    { de: names(Object.fromEntries(Array.from({ length: 251 }, (_, at) => [`Name ${at}`, 'Label']))) },
  ],
];
it.each(refused)(
  'a label is refused that is %s, and nothing of the change is stored',
  async (_what, labels) => {
    await expect(admin.community.update({ place: 'Nowhere', labels })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    expect(await admin.community.get()).toMatchObject({
      labels: {},
      place: expect.not.stringMatching('Nowhere'),
    });
  },
);
