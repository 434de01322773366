import { describe, expect, test } from 'vitest';
import { member } from '../../testing/members.ts';
import type { MatchProfile } from '../profile.ts';
import { readMember } from '../scoring/member-reading.ts';
import { indexTerms } from './index-terms.ts';
import { offeredTrades } from './offered-trades.ts';

const offered = (profile: Partial<MatchProfile>): readonly string[] =>
  offeredTrades(readMember(member(profile)));

describe('the trades of a member whose title, services or skills name work', () => {
  test.each<[Partial<MatchProfile>, string[]]>([
    [{ jobTitle: 'Accountant', bio: 'I keep the books of restaurants and hotels.' }, ['accounting']],
    [{ jobTitle: 'Insurance broker', bio: 'I now insure restaurants.' }, ['insurance']],
    [
      { servicesOffered: 'Websites for bakeries', bio: 'I work with hotels and cafés across Lisbon.' },
      ['web'],
    ],
    [{ jobTitle: 'Photographer', professionalSummary: 'Food photography for chefs.' }, ['photography']],
    [{ jobTitle: 'Steuerberaterin', bio: 'Ich berate Restaurants und Hotels.' }, ['tax']],
    [{ skills: ['Bookkeeping'], servicesOffered: 'Help for restaurants' }, ['bookkeeping']],
  ])('are not those of whom they speak: %o', (profile, trades) => {
    expect(offered(profile)).toEqual(trades);
  });

  test.each([
    ['Photographer for hotels', ['photography']],
    ['Consultant to hotels', []],
    ['Hotel marketing manager', ['marketing']],
    ['Chef at Hotel Sol', ['restaurant']],
    ['Steuerberaterin für Handwerker', ['tax']],
  ])('are what the title is: "%s"', (jobTitle, trades) => {
    expect(offered({ jobTitle })).toEqual(trades);
  });

  test.each([
    ['Restaurant owner', 'restaurant'],
    ['Owner of a restaurant', 'restaurant'],
    ['Founder of a web design agency', 'web-design'],
    ['Inhaberin einer Bäckerei', 'bakery'],
    ['Directora de hotel', 'hotels'],
  ])('are of what they lead: "%s"', (jobTitle, trade) => {
    expect(offered({ jobTitle })).toContain(trade);
  });

  test.each(['Jewellery workshop owner', 'Weaving mill director'])(
    'are not of what only a word of the title has: "%s"',
    (jobTitle) => {
      expect(
        offered({ jobTitle }).filter((trade) => !['business-owner', 'executive'].includes(trade)),
      ).toEqual([]);
    },
  );

  test.each([
    ['Wholesale bread for cafés, restaurants and hotels', ['bakery']],
    ['Architecture, restaurants, hotels and small shops', ['architecture']],
    ['Online shops, Shopify stores and websites', ['online-shop', 'web']],
    ['Workshops and team coaching', ['staff-training']],
    ['Création de sociétés', ['company-formation']],
    ['Recruiting, hiring of chefs, kitchen staff and managers', ['recruiting']],
  ])('are not places among the services: "%s"', (servicesOffered, trades) => {
    expect(offered({ servicesOffered })).toEqual(expect.arrayContaining(trades));
    const places = ['restaurant', 'hotels', 'cafe', 'retail'];
    expect(offered({ servicesOffered }).filter((trade) => places.includes(trade))).toEqual([]);
  });

  test('are all that the services name', () => {
    expect(offered({ servicesOffered: 'Restaurant branding, menu design, bookkeeping' })).toEqual([
      'branding',
      'design',
      'bookkeeping',
    ]);
  });
});

describe('the trade of a member who only writes about themselves', () => {
  test.each([
    ['We supply bread to restaurants.', 'bakery'],
    ['I keep the books of restaurants and hotels.', 'bookkeeping'],
    ['For restaurants we bake bread by hand.', 'bakery'],
    ['I help restaurants with their taxes.', 'tax'],
    ['I run a cleaning company for hotels and offices.', 'cleaning'],
    ['We are photographers and filmmakers from Berlin.', 'photography'],
    ['I run a small hotel by the sea.', 'hotels'],
    ['We run two restaurants in Porto.', 'restaurant'],
    ['Founder of a bakery in Porto.', 'bakery'],
    ['Ich mache die Buchhaltung von Restaurants und Hotels.', 'bookkeeping'],
    ['Ich bin Fotograf für Hotels.', 'photography'],
    ['Wir betreiben zwei Hotels am See.', 'hotels'],
    ['Je tiens la comptabilité de restaurants.', 'accounting'],
    ['Je dirige un hôtel à Nice.', 'hotels'],
    ['Llevo la contabilidad de restaurantes.', 'accounting'],
    ['Tengo un hotel en Cádiz.', 'hotels'],
    ['Faço a contabilidade de restaurantes.', 'accounting'],
    ['Tenho um hotel no Porto.', 'hotels'],
  ])('is the first that a sentence names: "%s"', (bio, trade) => {
    expect(offered({ bio })).toEqual([trade]);
  });

  test.each([
    'I work with hotels and cafés across Lisbon.',
    'We serve clinics.',
    'I now insure restaurants.',
    'My clients are mostly small hotels.',
    'I coach young photographers in Leeds.',
    'Hotels, restaurants and cafés trust us.',
    'Ich arbeite mit Hotels und Cafés in Wien.',
    'Wir versichern Hotels.',
    'Nous travaillons avec des hôtels et des restaurants.',
    'Nous accompagnons des boulangeries à Lyon.',
    'Trabajo con hoteles y restaurantes en Sevilla.',
    'Aseguro restaurantes y clínicas.',
    'Trabalho com hotéis e cafés em Lisboa.',
  ])('is not that of whom they serve: "%s"', (bio) => {
    expect(offered({ bio })).toEqual([]);
  });

  test('is read where the title says no more than who leads', () => {
    expect(offered({ jobTitle: 'Founder', bio: 'We keep the books of bakeries.' })).toEqual([
      'founder',
      'bookkeeping',
    ]);
  });

  test('stays among the terms by which they are suggested, with all that they speak of', () => {
    const { offers } = indexTerms(readMember(member({ bio: 'I keep the books of restaurants.' })));
    expect(offers).toEqual(expect.arrayContaining(['g:bookkeeping', 'g:restaurant']));
  });
});

test('no member has more trades than the column holds', () => {
  const servicesOffered = `plumbing, roofing, bookkeeping, tax, law, photography, yoga, bread, hotels, insurance,
    marketing, branding, translation, carpentry, welding, tiling, cleaning, catering, web design, dentistry, painting,
    gardening, floristry, videography`;
  const skills = [
    'notary',
    'pottery',
    'surveying',
    'beekeeping',
    'scaffolding',
    'tattoo',
    'midwife',
    'butcher',
  ];
  expect(offered({ servicesOffered, skills, jobTitle: 'Optician' }).length).toBeLessThanOrEqual(32);
});
