import { makeArticle, makeBusiness, makeMember, makePost } from '@guildhall/db/testing';
import { inLocale } from '@guildhall/locale/current-locale';
import type { Locale } from '@guildhall/locale/locales';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';

const api = testApi();
let names = 0;

/** A business with this text and a name that no search is similar to. */
async function describeBusiness(description: string): Promise<string> {
  const { db } = api();
  const name = `Zzyx ${(names += 1)}`;
  const { id: ownerId } = await makeMember(db);
  await makeBusiness(db, { ownerId, name, description: `${description}. Zzyx zzyx.` });
  return name;
}

const inDirectory = (locale: Locale, search: string) =>
  inLocale(locale, async () =>
    (await api().anonymous().businesses.list({ search })).items.map(({ name }) => name),
  );

describe('a business is found by another form of a word, in the language of who searches', () => {
  const found: [Locale, string, string][] = [
    ['de', 'Bäckerei', 'Bäckereien'],
    ['de', 'Steuerberater', 'Steuerberatung'],
    ['de', 'Hilfe bei der Steuer', 'Steuern'],
    ['de', 'Baeckerei', 'BÄCKEREIEN'],
    ['de', 'Hausverwaltung', 'Hausverwaltungen'],
    ['de', 'Für jedes Dach', 'Dächer'],
    ['de', 'Wohnungsauflösung', 'Wohnungsauflösungen'],
    ['de', 'Fußpflege', 'FUSSPFLEGEN'],
    ['fr', 'expert comptable', 'comptables'],
    ['fr', 'Boulangerie du Port', 'boulangeries'],
    ['fr', 'Architecte paysagiste', 'architectes paysagistes'],
    ['fr', 'Électricien', 'electriciens'],
    ['es', 'Abogado laboral', 'abogados laborales'],
    ['es', 'Panadería La Espiga', 'panaderias'],
    ['es', 'Construcción de casas', 'construcciones'],
    ['es', 'Traductora jurada', 'traductoras'],
    ['pt', 'Padaria Central', 'padarias'],
    ['pt', 'Construção civil', 'construções'],
    ['pt', 'Soluções em nuvem', 'solução'],
    ['pt', 'Venda de imóvel', 'imóveis'],
    ['ar', 'مكتب المحاسبة الحديثة', 'محاسبة'],
    ['ar', 'مهندس معماري', 'مهندسين'],
    ['ar', 'شركة النور', 'شركات'],
    ['ar', 'مترجم قانوني', 'المترجمون'],
  ];
  it.each(found)('%s: “%s” by “%s”', async (locale, text, search) => {
    const name = await describeBusiness(text);
    expect(await inDirectory(locale, search)).toContain(name);
  });

  /** Chosen after the rules, which were not changed for them. */
  const fresh: [Locale, string, string][] = [
    ['de', 'Gärtnerei am See', 'Gärtnereien'],
    ['de', 'Übersetzer', 'Übersetzungen'],
    ['de', 'Schlosserei', 'Schlosser'],
    ['de', 'Hochzeitsfotograf', 'Hochzeitsfotografen'],
    ['de', 'Tierärztin', 'Tierärzte'],
    ['de', 'Unternehmensberatung', 'Unternehmensberater'],
    ['fr', 'Menuisier', 'menuisiers'],
    ['fr', 'Agence immobilière', 'agences immobilières'],
    ['fr', 'Fleuriste', 'fleuristes'],
    ['fr', 'Formation continue', 'formations'],
    ['es', 'Carpintero', 'carpinteros'],
    ['es', 'Clínica dental', 'clínicas dentales'],
    ['es', 'Fotógrafa', 'fotógrafos'],
    ['es', 'Traducción', 'traducciones'],
    ['es', 'Peluquería', 'peluquerías'],
    ['es', 'Consultor', 'consultoría'],
    ['pt', 'Fotógrafo', 'fotógrafas'],
    ['pt', 'Clínica veterinária', 'clínicas veterinárias'],
    ['pt', 'Tradução', 'traduções'],
    ['pt', 'Contador', 'contadores'],
    ['pt', 'Marcenaria', 'marcenarias'],
    ['ar', 'المصمم الداخلي', 'مصممين'],
    ['ar', 'عيادة الأسنان', 'عيادات'],
    ['ar', 'خدمة التنظيف', 'خدمات'],
  ];
  it.each(fresh)('%s, untuned: “%s” by “%s”', async (locale, text, search) => {
    const name = await describeBusiness(text);
    expect(await inDirectory(locale, search)).toContain(name);
  });

  it('by several words in English and in the language, each in the form it was typed', async () => {
    const name = await describeBusiness('Bäckerei und Konditorei in Straßburg');
    expect(await inDirectory('de', 'Bäckereien Straßburg')).toContain(name);
    expect(await inDirectory('de', 'Bäckereien Leipzig')).not.toContain(name);
    const bakery = await describeBusiness('Bakery by the river');
    expect(await inDirectory('de', 'bakeries')).toContain(bakery);
  });

  it('and not by words that only begin alike', async () => {
    const name = await describeBusiness('Müllabfuhr, Marketing und Bau');
    for (const search of ['Müller', 'Märkte', 'Bauern', 'Mullah'])
      expect(await inDirectory('de', search)).not.toContain(name);
  });

  it('and in Turkish and Greek as it is written', async () => {
    const name = await describeBusiness('Işık İnşaat, ΟΔΟΣ');
    for (const search of ['isik', 'İNŞAAT', 'οδος']) expect(await inDirectory('de', search)).toContain(name);
  });

  it('where it holds what an operator of a search would be, as words', async () => {
    for (const search of ["d'avocats & !x | (y", '<->:*', "'; drop table users", 'a:*B'])
      for (const locale of ['de', 'fr', 'ar'] as const)
        expect(Array.isArray(await inDirectory(locale, search))).toBe(true);
  });
});

describe('in the language of who searches', () => {
  const all = (locale: Locale, q: string) => inLocale(locale, () => api().anonymous().search.all({ q }));

  it('posts and articles are found by another form of a word', async () => {
    const { db } = api();
    await makePost(db, { content: 'Wir suchen eine Fliesenlegerin für das Bad.' });
    await makeArticle(db, { title: 'Versicherung für Vereine', isPublished: true });
    const { posts } = await all('de', 'Fliesenleger gesucht');
    expect(posts).toEqual([]);
    expect((await all('de', 'Fliesenlegerinnen')).posts.map(({ excerpt }) => excerpt)).toEqual([
      'Wir suchen eine Fliesenlegerin für das Bad.',
    ]);
    expect((await all('de', 'Versicherungen')).articles).toMatchObject([
      { title: 'Versicherung für Vereine' },
    ]);
  });

  it('members are found by what they offer, and nobody by a name like another', async () => {
    const { db, as } = api();
    const offers = await makeMember(db, { firstName: 'Zoe', servicesOffered: 'Fotografie bei Hochzeit' });
    const martin = await makeMember(db, { firstName: 'Martin', lastName: 'Peter' });
    const viewer = await as(await makeMember(db));
    const listed = (locale: Locale, search: string) =>
      inLocale(locale, async () => (await viewer.members.list({ search })).items.map(({ id }) => id));
    expect(await listed('de', 'Hochzeiten')).toEqual([offers.id]);
    expect(await listed('fr', 'Martine')).not.toContain(martin.id);
    const { members } = await all('de', 'Hochzeiten');
    expect(members.map(({ id }) => id)).toEqual([offers.id]);
  });
});
