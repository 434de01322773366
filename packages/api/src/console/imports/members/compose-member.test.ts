import { describe, expect, it } from 'vitest';
import type { ImportMapping } from '../imports.schema.ts';
import { ImportOptions } from '../imports.schema.ts';
import { readMember } from './read-members.queries.ts';

type Given = { region?: string; dateLocale?: string; isDayFirst?: boolean; otherwise?: ImportMapping };

/** What a row stores; its first column is the address. */
function memberOf(
  fields: ImportMapping,
  cells: string[],
  { region, dateLocale = '', isDayFirst, otherwise }: Given = {},
) {
  const { value, notes, reason } = readMember(
    {
      id: 1,
      createdBy: null,
      columns: ['E-Mail', ...cells.map((_, at) => `Column ${at + 2}`)],
      mapping: { email: 0, ...fields },
      options: ImportOptions.parse({ otherwise }),
      place: { country: '', region, timeZone: '', dateLocale },
      isDayFirst,
    },
    { line: 2, cells: ['ann@mail.test', ...cells] },
  );
  return { ...value, notes, reason };
}

describe('a row of a list', () => {
  it('has the particle of a name before it, and initials where there is no first name', () => {
    const fields = { firstName: 1, nameParticle: 2, lastName: 3 };
    expect(memberOf(fields, ['Jan', 'van der', 'Berg'])).toMatchObject({
      firstName: 'Jan',
      lastName: 'van der Berg',
    });
    const otherwise = { firstName: 4 };
    expect(memberOf(fields, ['', '', 'Bakker', 'D.M.'], { otherwise })).toMatchObject({
      firstName: 'D.M.',
      lastName: 'Bakker',
    });
  });

  it.each([
    ['Bäckerei Abt e.K. / Frau Anke Abt', 'Bäckerei Abt e.K.', 'Anke', 'Abt'],
    ['Abt & Söhne GmbH & Co. KG\nJörg Abt', 'Abt & Söhne GmbH & Co. KG', 'Jörg', 'Abt'],
    ['Anke Abt / Abt GmbH', 'Abt GmbH', 'Anke', 'Abt'],
  ])('has a company and a person of one cell: %s', (cell, company, firstName, lastName) => {
    expect(memberOf({ companyAndPerson: 1 }, [cell])).toMatchObject({ company, firstName, lastName });
  });

  it('has both names of the first column where the second is blank, and says so', () => {
    expect(memberOf({ firstName: 1, lastName: 2 }, ['Bjørg Kvåle', ''])).toMatchObject({
      firstName: 'Bjørg',
      lastName: 'Kvåle',
      notes: ['Column 2: read as Bjørg | Kvåle'],
    });
  });

  it('of a family or a business keeps the name whole, and says so', () => {
    expect(memberOf({ fullName: 1 }, ['The Parata Family'])).toMatchObject({
      firstName: 'The Parata Family',
      lastName: '',
      notes: [expect.stringContaining('may be a business or a family')],
    });
  });

  it.each([
    ['DE', 'VON DER HEIDE', 'von der Heide'],
    ['IT', 'DE SANTIS', 'De Santis'],
    ['US', 'DU BOIS', 'Du Bois'],
    ['BE', 'VAN DEN BROECK', 'Van den Broeck'],
    ['FR', 'DE LA TOUR', 'de La Tour'],
    ['FR', "L'HELGOUAC'H", "L'Helgouac'h"],
    ['TR', 'IŞIKGÖR', 'Işıkgör'],
    ['GR', 'ΚΑΡΑΓΙΑΝΝΗΣ', 'Καραγιαννης'],
  ])('in %s writes %s as %s', (region, cell, lastName) => {
    expect(memberOf({ firstName: 1, lastName: 2 }, ['Ann', cell], { region }).lastName).toBe(lastName);
  });

  it.each([
    ['15.08.15', '2015-08-15'],
    ['15.11.88', '1988-11-15'],
    ['05.01.2014 r.', '2014-01-05'],
    ['35551', '1997-05-01'],
    ['2018', '2018-01-01'],
    ['March 2018', '2018-03-01'],
    ['2015年4月1日', '2015-04-01'],
    ['2018-11-05 09:00', '2018-11-05'],
  ])('says since when somebody is a member: %s', (cell, day) => {
    expect(memberOf({ firstName: 1, membershipStartsOn: 2 }, ['Ann', cell]).membershipStartsOn).toBe(day);
  });

  it('reads 01/10/1997 as its column does, and leaves it out where nothing says how', () => {
    const fields = { firstName: 1, membershipStartsOn: 2 };
    const start = (isDayFirst?: boolean) =>
      memberOf(fields, ['Ann', '01/10/1997'], isDayFirst === undefined ? {} : { isDayFirst });
    expect(start(true).membershipStartsOn).toBe('1997-10-01');
    expect(start(false).membershipStartsOn).toBe('1997-01-10');
    expect(start()).toMatchObject({ membershipStartsOn: null, notes: [expect.stringContaining('left out')] });
  });

  it.each(['00.00.0000', 'Gründungsmitglied', '1440/05/12 هـ'])(
    'is not refused for a first day that nobody understands: %s',
    (cell) => {
      expect(memberOf({ firstName: 1, membershipStartsOn: 2 }, ['Ann', cell])).toMatchObject({
        firstName: 'Ann',
        membershipStartsOn: null,
        notes: [`Column 3: “${cell}” is no date, and is left out`],
      });
    },
  );

  it('says in the words of the community which day a year is read as', () => {
    const { notes } = memberOf({ fullName: 1, membershipStartsOn: 2 }, ['Ann Adler', '2019'], {
      dateLocale: 'de-DE',
    });
    expect(notes).toEqual(['Column 3: 2019 is read as 1. Januar 2019']);
  });
});
