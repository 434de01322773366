import { makeMember } from '@guildhall/db/testing';
import { inLocale } from '@guildhall/locale/current-locale';
import type { Locale } from '@guildhall/locale/locales';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { registerPicture } from '../../files/uploads/pictures.commands.ts';

const api = testApi();

const administrator = async () => {
  const { db, as } = api();
  return (await as(await makeMember(db, { role: 'admin' }))).admin;
};

const read = (locale: Locale) => inLocale(locale, () => api().anonymous().site.notices({ page: 'feed' }));

beforeEach(async () => {
  const { community, settings } = await administrator();
  await community.update({ locales: ['en', 'de', 'fr'] });
  await settings.update({ announcement: '' });
});

describe('the announcement in further languages', () => {
  it('is read by each in their own, and where there is none in the first, which is named', async () => {
    const { settings } = await administrator();
    const announcementTexts = { de: 'Freitag **geschlossen**', fr: ' ' };
    await settings.update({ announcement: 'Closed on Friday', announcementTexts });
    const german = await read('de');
    expect(german).toMatchObject({ announcement: 'Freitag **geschlossen**' });
    expect(german).not.toHaveProperty('announcementLang');
    expect(german.announcementParts).toContainEqual({ text: 'geschlossen', isBold: true, href: null });
    expect(await read('fr')).toMatchObject({ announcement: 'Closed on Friday', announcementLang: 'en' });
    expect(await read('en')).toMatchObject({ announcement: 'Closed on Friday' });
    expect(await read('de')).toEqual(german);
  });

  it('ends with another announcement, unless it is written with that', async () => {
    const { settings } = await administrator();
    await settings.update({ announcement: 'Closed', announcementTexts: { de: 'Geschlossen' } });
    expect((await settings.update({ announcement: 'Open again' })).announcementTexts).toEqual({});
    expect(await read('de')).toMatchObject({ announcement: 'Open again', announcementLang: 'en' });
    await settings.update({ announcementTexts: { de: 'Wieder geöffnet' } });
    await settings.update({ announcement: 'Open again', postModeration: false });
    expect(await read('de')).toMatchObject({ announcement: 'Wieder geöffnet' });
    await settings.update({ announcement: '' });
    expect(await read('de')).toMatchObject({ announcement: '', announcementParts: [] });
  });

  it('is at most as long as the first, and in a language that there is', async () => {
    const { settings } = await administrator();
    for (const announcementTexts of [{ de: 'x'.repeat(501) }, { xx: 'Closed' }])
      await expect(settings.update({ announcement: 'Closed', announcementTexts })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });
  });

  it('stays unread while the community does not offer its language', async () => {
    const { community, settings } = await administrator();
    await settings.update({ announcement: 'Closed', announcementTexts: { de: 'Geschlossen' } });
    await community.update({ locales: ['fr', 'en'] });
    expect(await read('fr')).toMatchObject({ announcement: 'Closed' });
    expect(await read('en')).toMatchObject({ announcement: 'Closed', announcementLang: 'fr' });
  });
});

describe('a banner in further languages', () => {
  const imageUrl = (name: string) => `/business-images/${name}.webp`;
  const banner = async (name: string) => {
    for (const picture of [name, `${name}-de`]) await registerPicture(api().db, imageUrl(picture), null);
    return {
      title: name,
      imageUrl: imageUrl(name),
      targetUrl: 'https://fair.test/',
      pages: ['feed' as const],
    };
  };
  const shown = async (id: number, locale: Locale) =>
    (await read(locale)).banners.find((each) => each.id === id);

  it('is read by each in their own, with its picture and address where it has none of its own', async () => {
    const { banners } = await administrator();
    const fields = await banner('fair');
    const german = { title: 'Messe', imageUrl: imageUrl('fair-de'), targetUrl: '' };
    const { id, texts } = await banners.create({ ...fields, texts: { de: german } });
    expect(texts).toEqual({ de: german });
    expect(await shown(id, 'de')).toEqual({ id, ...german, targetUrl: 'https://fair.test/' });
    expect(await shown(id, 'fr')).toMatchObject({ title: 'fair', imageUrl: imageUrl('fair'), lang: 'en' });
    expect(await shown(id, 'en')).toMatchObject({ title: 'fair' });
  });

  it('keeps what is written when it is only switched off and on', async () => {
    const { banners } = await administrator();
    const fields = await banner('walk');
    const texts = { de: { title: 'Spaziergang', imageUrl: '', targetUrl: 'https://fair.test/de' } };
    const { id } = await banners.create({ ...fields, texts });
    expect(await banners.update({ ...fields, id, isActive: false })).toMatchObject({ texts });
    expect(await banners.update({ ...fields, id, texts: {} })).toMatchObject({ texts: {} });
  });

  it('has pictures that were uploaded here, and a title', async () => {
    const { banners } = await administrator();
    const fields = await banner('refused');
    for (const german of [
      { title: 'Messe', imageUrl: 'https://elsewhere.test/a.png', targetUrl: '' },
      { title: 'Messe', imageUrl: '/business-images/unknown.webp', targetUrl: '' },
      { title: '', imageUrl: '', targetUrl: 'https://fair.test/de' },
      { title: 'Messe', imageUrl: '', targetUrl: 'javascript:alert(1)' },
    ])
      await expect(banners.create({ ...fields, texts: { de: german } })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });
  });
});
