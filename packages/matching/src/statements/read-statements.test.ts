import { describe, expect, test } from 'vitest';
import { member } from '../../testing/members.ts';
import type { MatchProfile } from '../profile.ts';
import { readMember } from '../scoring/member-reading.ts';
import { readStatements } from './read-statements.ts';
import type { StatementKind } from './statement.ts';
import { understood } from './understood.ts';

const texts = (profile: Partial<MatchProfile>, kind: StatementKind): readonly string[] =>
  readStatements(member(profile))
    .filter((statement) => statement.kind === kind)
    .map(({ text }) => text);
const needs = (lookingFor: string) => texts({ lookingFor }, 'need');
const tradesOf = (lookingFor: string) =>
  readStatements(member({ lookingFor })).flatMap(({ trades }) => trades.map(({ trade }) => trade));

describe('what a text that looks for something wants', () => {
  test('is not whom the writer has already', () => {
    const sales = 'A person to fill our sales pipeline';
    expect(needs(`${sales}. Great engineers here, but no one likes to pick up the phone.`)).toEqual([sales]);
    expect(needs('An electrician here in Cork')).toEqual(['An electrician here in Cork']);
    expect(needs('We need a good plumber here')).toEqual(['a good plumber here']);
  });

  test('goes on behind an abbreviation', () => {
    expect(needs('office plants on rental incl. care visits')).toHaveLength(1);
    expect(needs('a successor for Dr. Miller')).toEqual(['a successor for Dr. Miller']);
  });

  test.each([
    ['Small companies that need a new website, and someone who does my books', ['someone who does my books']],
    ['Small companies looking for a web designer', []],
    ['a company that needs a translator', []],
    ['local firms in need of bookkeeping', []],
    ['Kleine Firmen, die eine neue Website brauchen', []],
    ['petites entreprises qui ont besoin d’un site', []],
    ['Empresas que precisam de um site novo', []],
    ['wedding planners and venues who book a florist for the season', []],
    ['Hotels und Familien, die eine grüne Terrasse wollen', []],
    ['Empresas que contratam fotógrafos', []],
    ['someone who books venues for our meetings', ['someone who books venues for our meetings']],
    ['somebody who looks after our dogs', ['somebody who looks after our dogs']],
    ['people who want to invest in bakeries', ['people who want to invest in bakeries']],
  ])('is not what clients need: "%s"', (lookingFor, own) => {
    expect(needs(lookingFor)).toEqual(own);
  });

  test('is two needs where two things are named', () => {
    expect(needs('a plumber and a bookkeeper')).toEqual(['a plumber', 'a bookkeeper']);
    expect(needs('Window cleaning and payroll')).toEqual(['Window cleaning', 'payroll']);
  });

  test('is one need where two words describe one thing', () => {
    expect(needs('a food and product photographer')).toEqual(['a food and product photographer']);
    expect(tradesOf('a food and product photographer')).toEqual(['photography']);
  });

  test('is one need where several things are named that it is for', () => {
    expect(needs('copy for websites, brochures and menus')).toEqual([
      'copy for websites, brochures and menus',
    ]);
    expect(needs('a designer for menus, labels and boxes. A lawyer.')).toEqual([
      'a designer for menus, labels and boxes',
      'A lawyer',
    ]);
    expect(needs('a copywriter for websites, bookkeeping and payroll')).toHaveLength(2);
    expect(needs('IT for primary and secondary schools')).toEqual(['IT for primary and secondary schools']);
    expect(needs('a plumber for my café, a bookkeeper')).toEqual(['a plumber for my café', 'a bookkeeper']);
  });

  test('is no trade that one half of a compound names', () => {
    expect(tradesOf('a food photographer')).toEqual(['photography']);
    expect(tradesOf('churn surveys')).not.toContain('structural-engineering');
  });

  test.each([
    ['a bookkeeper to hand invoices to, and a coach', 'a bookkeeper to hand invoices to'],
    ['someone who does SEO without magic tricks', 'someone who does SEO without magic tricks'],
    ['shop owners who work all week and want weekends', 'shop owners who work all week and want weekends'],
    ['Café and hotel owners hiring kitchen staff', 'Café and hotel owners hiring kitchen staff'],
    ['A furniture maker for reception desks, and hotels', 'A furniture maker for reception desks'],
    ['a lawyer for foreign buyers', 'a lawyer for foreign buyers'],
  ])('of "%s" is quoted to the end of its phrase', (lookingFor, need) => {
    expect(needs(lookingFor)[0]).toBe(need);
  });

  test.each([
    ['hotels with foreign clients', 'hotels with foreign clients'],
    ['financial advisers who share clients openly', 'financial advisers who share clients openly'],
    [
      'Café owners in Europe and North America who want direct trade coffee, and a lawyer',
      'Café owners in Europe and North America who want direct trade coffee',
    ],
  ])('of "%s" names whom it wants as clients to the end of the phrase', (lookingFor, audience) => {
    expect(texts({ lookingFor }, 'audience')[0]).toBe(audience);
  });

  test('tells all that those need whom the member wants as clients', () => {
    const lookingFor = 'restaurants who need menus, invitations or signs in a hurry';
    expect(texts({ lookingFor }, 'offer')).toEqual(['menus, invitations or signs in a hurry']);
    expect(needs(lookingFor)).toEqual([]);
  });

  test('leaves out what the member does not need, or has', () => {
    expect(needs('I do not need a lawyer, but a bookkeeper')).toEqual(['a bookkeeper']);
    expect(needs('I already have an accountant, looking for a lawyer')).toEqual(['a lawyer']);
    expect(needs('no lawyers')).toEqual([]);
  });

  test('keeps a problem that is told by what is missing', () => {
    expect(needs('nobody in the family wants to take over')).toHaveLength(1);
    expect(needs('no time to do my accounts and the tax return')).not.toEqual([]);
  });

  test.each([
    'Clients for my studio: restaurants',
    'restaurants that need monthly accounts',
    'introductions to restaurants',
    'looking to meet restaurants',
  ])('is an audience where clients are wanted: "%s"', (lookingFor) => {
    expect(needs(lookingFor)).toEqual([]);
    expect(texts({ lookingFor }, 'audience')).toEqual([expect.stringMatching(/^restaurants/)]);
  });

  test('is a need where one person is to be met', () => {
    expect(needs('an introduction to an accountant')).toEqual(['an accountant']);
  });

  test('says whom it wants as a person', () => {
    const [cofounder] = readStatements(member({ lookingFor: 'a mentor for my first year' }));
    expect(cofounder?.role).toBe('mentor');
  });
});

describe('what a member offers', () => {
  test('comes from services, title, skills and the telling sentences about them', () => {
    const offers = texts(
      {
        jobTitle: 'Bookkeeper',
        servicesOffered: 'VAT returns, payroll for restaurants',
        skills: ['QuickBooks'],
        bio: 'I keep the accounts of bakeries tidy. Hello!',
      },
      'offer',
    );
    expect(offers).toEqual([
      'Bookkeeper',
      'VAT returns',
      'payroll for restaurants',
      'QuickBooks',
      'I keep the accounts of bakeries tidy',
    ]);
  });

  test('comes from the name of the company where the title says only who leads it', () => {
    const offers = (jobTitle: string | null, company: string) => texts({ jobTitle, company }, 'offer');
    expect(offers('Managing director', 'Haigh Roofing')).toContain('Haigh Roofing');
    expect(offers(null, 'Ogden Print')).toEqual(['Ogden Print']);
    expect(offers('Owner', 'The Tin Kettle')).toEqual(['Owner']);
    expect(offers('Head of procurement', 'Meyer Dental')).toEqual(['Head of procurement']);
  });

  test.each([
    ['Recruiting of software developers, data analysts and designers; job ads', 'recruiting'],
    ['Headhunting for chefs and bakers', 'recruiting'],
  ])('is not the people whom a recruiter finds: "%s"', (servicesOffered, trade) => {
    const [first] = readStatements(member({ servicesOffered }));
    expect(first?.text).toBe(servicesOffered.split(';')[0]);
    expect(first?.trades.map((each) => each.trade)).toEqual([trade]);
  });

  test('goes on with what is named after "of"', () => {
    expect(texts({ servicesOffered: 'Remodeling of kitchens, baths and offices, payroll' }, 'offer')).toEqual(
      ['Remodeling of kitchens, baths and offices', 'payroll'],
    );
  });

  test('names whom it is for as an audience', () => {
    expect(texts({ servicesOffered: 'payroll for restaurants' }, 'audience')).toEqual(['restaurants']);
  });

  test('counts what is repeated once', () => {
    expect(texts({ servicesOffered: 'bookkeeping, '.repeat(100) }, 'offer')).toEqual(['bookkeeping']);
  });
});

describe('a correction', () => {
  const profile = member({ lookingFor: 'a plumber and a bookkeeper' });
  const plumber = understood(profile, []).need[0]?.id ?? '';
  const readings = (read: ReturnType<typeof understood>) =>
    Object.entries(read).flatMap(([kind, statements]) => statements.map(({ text }) => `${kind}: ${text}`));

  test('leaves out a statement, and still does when other words of the profile change', () => {
    const corrections = [{ id: plumber, readAs: 'nothing' as const }];
    const edited = { ...profile, lookingFor: 'A lawyer, a bookkeeper, and a plumber' };
    expect(readings(understood(profile, corrections))).toEqual(['need: a bookkeeper', 'nothing: a plumber']);
    expect(readings(understood(edited, corrections))).toEqual([
      'need: A lawyer',
      'need: a bookkeeper',
      'nothing: a plumber',
    ]);
    expect(readMember(edited, corrections).needs.map(({ text }) => text)).toEqual([
      'A lawyer',
      'a bookkeeper',
    ]);
  });

  test('has the same words read as another kind', () => {
    const corrections = [{ id: plumber, readAs: 'offer' as const }];
    const read = understood(profile, corrections);
    expect(readings(read)).toEqual(['need: a bookkeeper', 'offer: a plumber']);
    expect(read.offer).toMatchObject([
      { id: plumber, text: 'a plumber', field: 'lookingFor', writtenAs: 'need', role: null },
    ]);
    expect(readMember(profile, corrections).offers[0]?.trades).toEqual([{ trade: 'plumbing', certainty: 1 }]);
  });

  test('never makes one thing two', () => {
    const both = { ...profile, servicesOffered: 'plumber' };
    const corrections = [{ id: plumber, readAs: 'offer' as const }];
    expect(readMember(both, corrections).offers).toHaveLength(1);
  });

  test('of words that are no longer there changes nothing', () => {
    const corrections = [{ id: 'need:dentist', readAs: 'nothing' as const }];
    expect(understood(profile, corrections)).toEqual(understood(profile, []));
  });
});

describe('a hostile text', () => {
  test.each([
    ['commas', ','.repeat(1_000)],
    ['things between commas', 'plumber,'.repeat(1_000)],
    ['NUL', '\u0000'.repeat(5_000)],
    ['emoji', '🥐'.repeat(2_500)],
    ['mark-up', '<script>alert(1)</script>'.repeat(200)],
    ['open mark-up', '<'.repeat(5_000)],
    ['at signs', 'a@'.repeat(2_500)],
    ['one word', 'x'.repeat(5_000)],
    ['negations', 'no '.repeat(1_600)],
  ])('of %s is read in no time and within bounds', (_name, text) => {
    const begin = performance.now();
    const statements = readStatements(
      member({ lookingFor: text, servicesOffered: text, targetAudience: text, bio: text, jobTitle: text }),
    );
    expect(statements.length).toBeLessThanOrEqual(36);
    // Hundreds of times what it takes, and far below what anything but linear time would.
    expect(performance.now() - begin).toBeLessThan(5_000);
  });

  test.each([
    ['I am looking for interior designers.', 'interior designers'],
    ['At the moment I need a web designer', 'a web designer'],
    ['Happy to be introduced to a copywriter.', 'a copywriter'],
    ['Ich suche einen Steuerberater', 'einen Steuerberater'],
    ['I want to stop smoking', 'I want to stop smoking'],
  ])('quotes of "%s" what is wanted: "%s"', (lookingFor, wanted) => {
    expect(texts({ lookingFor }, 'need')).toEqual([wanted]);
  });

  test('gives no address, link or mark-up away as what someone offers', () => {
    const [offer] = texts(
      { servicesOffered: 'bookkeeping <b>me@example.org</b> https://example.org/x' },
      'offer',
    );
    expect(offer).not.toMatch(/example|<b>/);
  });
});
