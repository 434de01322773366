import { describe, expect, test } from 'vitest';
import { member } from '../../testing/members.ts';
import { readMember } from '../scoring/member-reading.ts';
import { rankSimilar } from './rank-similar.ts';
import { type BusinessText, readBusiness } from './read-business.ts';
import { readQuery } from './read-query.ts';

const members = {
  bookkeeper: member({
    jobTitle: 'Chartered accountant',
    servicesOffered: 'bookkeeping and payroll for restaurants',
    skills: ['QuickBooks', 'VAT returns'],
  }),
  physio: member({ jobTitle: 'Clinic director', servicesOffered: 'Physiotherapy and sports massage' }),
  plumber: member({ jobTitle: 'Plumber', servicesOffered: 'Plumbing, heating and bathroom renovation' }),
  photographer: member({
    jobTitle: 'Photographer',
    servicesOffered: 'Photography: headshots, weddings, food',
  }),
};

/** The names of those who are similar to what was typed, best first. */
function similar(typed: string): readonly string[] {
  const query = readQuery(typed);
  if (query === null) return [];
  return rankSimilar(query, Object.entries(members), ([, profile]) => readMember(profile)).map(
    ([name]) => name,
  );
}

const business = (fields: Partial<BusinessText>): BusinessText => ({
  description: null,
  shortDescription: null,
  industry: null,
  category: null,
  subCategory: null,
  services: [],
  specialties: [],
  tags: [],
  ...fields,
});

describe('a search by meaning', () => {
  test.each([
    ['someone to do my books', 'bookkeeper'],
    ['who can fix a leaking tap in my café', 'plumber'],
    ['food photographer', 'photographer'],
    ['my back hurts from sitting at the desk', 'physio'],
  ])('for "%s" finds the %s first', (typed, name) => {
    expect(similar(typed)[0]).toBe(name);
  });

  test.each([
    ['someone to tune a piano before a wedding', 'photographer'],
    ['wasps above our food counter', 'photographer'],
  ])('for "%s" finds nobody who only shares a word of it', (typed, name) => {
    expect(similar(typed)).not.toContain(name);
  });

  test('for what a customer wants is a need all the same', () => {
    expect(readQuery('who can check the contract our customer wants us to sign')?.needs).toHaveLength(1);
  });

  test('finds someone for each thing that is named', () => {
    expect(similar('a plumber and a bookkeeper').slice(0, 2).toSorted()).toEqual(['bookkeeper', 'plumber']);
  });

  test('finds nobody for what nobody here does', () => {
    expect(similar('a violin teacher for my daughter')).toEqual([]);
  });

  test.each(['', ' ', 'Anna Silva', 'xqz', '🥐 🥐 🥐', '%', 'the of and'])('is none for "%s"', (typed) => {
    expect(readQuery(typed)).toBeNull();
  });
});

describe('a business', () => {
  test('is read by what it lists, what it writes and the categories it chose', () => {
    const reading = readBusiness(
      business({
        description: 'Twenty restaurants send us their receipts.',
        category: 'Finance',
        services: ['Bookkeeping', 'Payroll for restaurants'],
        tags: ['Xero'],
      }),
    );
    expect(reading.offers.map(({ text }) => text)).toEqual([
      'Bookkeeping',
      'Payroll for restaurants',
      'Finance',
      'Xero',
      'Twenty restaurants send us their receipts',
    ]);
  });

  test('that says nothing offers nothing', () => {
    expect(readBusiness(business({ services: [' '], description: '🥐' })).offers).toEqual([]);
  });

  test('is found like a member who offers the same', () => {
    const query = readQuery('someone to do my books');
    const [books, roofs] = [
      ['Bookkeeping', 'VAT returns'],
      ['Roofing', 'Gutters'],
    ].map((services) => business({ services }));
    expect(query && rankSimilar(query, [roofs, books], (each) => readBusiness(each ?? business({})))).toEqual(
      [books],
    );
  });

  test('who lists everything is no more similar for it', () => {
    const query = readQuery('I need a plumber');
    const everything =
      'plumbing, payroll, web design, photography, catering, roofing, translation, legal advice, yoga, tiling, dentistry, car repair, printing, gardening, tutoring'.split(
        ', ',
      );
    const [stuffed, honest] = [everything, ['plumbing']].map((services) => business({ services }));
    const ranked =
      query && rankSimilar(query, [stuffed, honest], (each) => readBusiness(each ?? business({})));
    expect(ranked?.[0]).toBe(honest);
  });
});
