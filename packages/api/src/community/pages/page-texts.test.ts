import { inLocale } from '@guildhall/locale/current-locale';
import type { Locale } from '@guildhall/locale/locales';
import { makeMember } from '@guildhall/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';

const api = testApi();
let slugs = 0;

const administrator = async () => {
  const { db, as } = api();
  return (await as(await makeMember(db, { role: 'admin' }))).admin;
};

const offer = async (...locales: Locale[]) => (await administrator()).community.update({ locales });

beforeEach(() => offer('en', 'de', 'fr'));

/** A page in English, which is published. */
async function publishRules({ requiresConsent = false } = {}) {
  const { pages } = await administrator();
  const slug = `rules-${(slugs += 1)}`;
  const fields = { slug, title: 'House rules', content: 'Be kind.', inFooter: true };
  const { id, version } = await pages.create(fields);
  const consent = { requiresConsent, asksAgain: false };
  const { version: published } = await pages.publish({ ...fields, ...consent, id, version });
  return {
    id,
    slug,
    pages,
    german: { id, locale: 'de' as const, version: 0, title: 'Hausordnung', content: 'Seid freundlich.' },
    english: { ...fields, ...consent, id, version: published },
  };
}

const read = (slug: string, locale: Locale) =>
  inLocale(locale, async () => {
    const page = await api().anonymous().pages.get({ slug });
    const link = (await api().anonymous().site.config()).footerPages.find((each) => each.slug === slug);
    return { title: page.title, lang: page.lang, link: link?.title, linkLang: link?.lang };
  });

const ENGLISH = { title: 'House rules', link: 'House rules' };
const GERMAN = { title: 'Hausordnung', link: 'Hausordnung' };

describe('a page in further languages', () => {
  it('is read by each in their own, and where there is none in the first, which is named', async () => {
    const { pages, german, slug } = await publishRules();
    await pages.publishText(german);
    expect(await read(slug, 'de')).toEqual(GERMAN);
    expect(await read(slug, 'en')).toEqual(ENGLISH);
    expect(await read(slug, 'fr')).toEqual({ ...ENGLISH, lang: 'en', linkLang: 'en' });
    // In turn and again: nothing that is shared among readers has the words of the one before.
    expect(await read(slug, 'de')).toEqual(GERMAN);
  });

  it('is a draft until it is published, beside drafts of other languages', async () => {
    const { pages, german, slug } = await publishRules();
    const saved = await pages.saveText(german);
    expect(saved.texts).toMatchObject([{ locale: 'de', version: 1, isPublished: false }]);
    expect((await read(slug, 'de')).title).toBe('House rules');
    expect(saved.missing).toEqual(['fr']);
    expect((await pages.list()).find((page) => page.slug === slug)?.missing).toEqual(['fr']);
  });

  it('keeps what it says in the others when one is published', async () => {
    const { pages, german, english, slug } = await publishRules();
    await pages.publishText(german);
    const changed = await pages.publish({ ...english, content: 'Be kinder.' });
    expect(changed.texts).toMatchObject([{ locale: 'de', isPublished: true, isOutdated: true }]);
    expect(await read(slug, 'de')).toEqual(GERMAN);
    const renewed = await pages.publishText({ ...german, version: 1, content: 'Seid noch freundlicher.' });
    expect(renewed.texts).toMatchObject([{ isOutdated: false, hasUnpublishedChanges: false }]);
    expect((await pages.version({ id: english.id, number: 2 })).texts).toMatchObject([
      { locale: 'en', title: 'House rules' },
      { locale: 'de', body: [{ children: ['Seid freundlich.'] }] },
    ]);
  });

  it('falls back to the first when its text is emptied', async () => {
    const { pages, german, slug } = await publishRules();
    await pages.publishText(german);
    const emptied = await pages.publishText({ ...german, version: 1, title: '', content: ' ' });
    expect(emptied.missing).toContain('de');
    expect(await read(slug, 'de')).toMatchObject({ title: 'House rules', lang: 'en' });
  });

  it('loses nothing when two write in different languages, and is refused to the later of two in one', async () => {
    const { pages, german, english } = await publishRules();
    const french = { ...german, locale: 'fr' as const, title: 'Règlement' };
    await Promise.all([
      pages.saveText(german),
      pages.saveText(french),
      pages.update({ ...english, title: 'Rules' }),
    ]);
    expect(await pages.get({ id: german.id })).toMatchObject({
      title: 'Rules',
      texts: [{ title: 'Hausordnung' }, { title: 'Règlement' }],
    });
    await expect(pages.saveText({ ...german, title: 'Ordnung' })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await pages.get({ id: german.id })).texts).toMatchObject([{ title: 'Hausordnung' }, {}]);
  });

  it('stays stored while the community has withdrawn the language', async () => {
    const { pages, german, slug } = await publishRules();
    await pages.publishText(german);
    await offer('en', 'fr');
    expect((await read(slug, 'en')).title).toBe('House rules');
    expect(await pages.get({ id: german.id })).toMatchObject({ missing: ['fr'], texts: [{ locale: 'de' }] });
    await offer('en', 'de');
    expect(await read(slug, 'de')).toEqual(GERMAN);
  });

  it('is the same page when another language becomes the community’s first', async () => {
    const { pages, german, slug } = await publishRules();
    await pages.publishText(german);
    await offer('de', 'en', 'fr');
    expect(await read(slug, 'en')).toEqual(ENGLISH);
    expect(await read(slug, 'de')).toEqual(GERMAN);
    expect(await read(slug, 'fr')).toEqual({ ...GERMAN, lang: 'de', linkLang: 'de' });
  });

  it('takes 20,000 characters and text that is read from right to left', async () => {
    await offer('en', 'ar');
    const { pages, german, slug } = await publishRules();
    const content = 'كونوا لطفاء. '.repeat(2_000).slice(0, 20_000);
    await pages.publishText({ ...german, locale: 'ar', title: 'قواعد', content });
    expect((await read(slug, 'ar')).title).toBe('قواعد');
  });
});

describe('a page is not published in a further language', () => {
  it('before the first', async () => {
    const { pages } = await administrator();
    const { id } = await pages.create({ slug: 'never', title: 'Never', content: '', inFooter: false });
    const text = { id, locale: 'de' as const, version: 0, title: 'Nie', content: 'Nie.' };
    await expect(pages.publishText(text)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('without a text, or without a title', async () => {
    const { pages, german } = await publishRules();
    for (const half of [{ title: '' }, { content: '' }])
      await expect(pages.publishText({ ...german, ...half })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('that is its first', async () => {
    const { pages, german } = await publishRules();
    await expect(pages.saveText({ ...german, locale: 'en' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

it('consent says in which language its version was shown', async () => {
  const { pages, german, slug } = await publishRules({ requiresConsent: true });
  await pages.publishText(german);
  const { db, as } = api();
  for (const [locale, shown] of [
    ['de', 'de'],
    ['fr', 'en'],
    ['en', 'en'],
  ] as const) {
    const member = await makeMember(db);
    const caller = await as(member);
    await inLocale(locale, async () => {
      const pending = await caller.consents.pending();
      expect(pending.find((page) => page.slug === slug)?.title).toBe(
        shown === 'de' ? 'Hausordnung' : 'House rules',
      );
      await caller.consents.accept({ versions: [{ slug, number: 2 }] });
    });
    const given = await db
      .selectFrom('consents')
      .select(['number', 'locale'])
      .where('userId', '=', member.id)
      .execute();
    expect(given).toEqual([{ number: 2, locale: shown }]);
  }
});
