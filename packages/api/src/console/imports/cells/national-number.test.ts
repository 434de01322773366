import { describe, expect, it } from 'vitest';
import { cleanCell } from './clean-cell.ts';

describe('a phone number', () => {
  it.each([
    ['1715550101', 'DE', '0171 5550101'],
    ['657463349', 'FR', '06 57 46 33 49'],
    ['5423378462', 'TR', '0542 337 84 62'],
    ['432218996', 'IT', '0432 218996'],
    ['491715550101', 'DE', '+49 171 5550101'],
    ['61489723875', 'AU', '+61 489 723 875'],
    ['0-68/4014009', 'PL', '68 401 40 09'],
  ])('of which a spreadsheet took the beginning has it again: %s in %s is %s', (cell, region, value) => {
    const { value: read, note } = cleanCell('phoneNumber', cell, { region });
    expect({ read, isNoted: note !== undefined }).toEqual({ read: value, isNoted: true });
  });

  it.each([
    ['05561 / 37853', 'DE', '05561 / 37853'],
    ['0171-4313703', 'DE', '0171-4313703'],
    ['941 98 72 32', 'ES', '941 98 72 32'],
    ['9825748992', 'IN', '9825748992'],
    ['(503) 555-0103', 'US', '(503) 555-0103'],
    ['+49 (0)171 555-0101', 'DE', '+49 171 555-0101'],
    ['٠٥٣٩٠٤٦٨٢٤', 'SA', '0539046824'],
  ])('that is whole stays: %s in %s', (cell, region, value) => {
    expect(cleanCell('phoneNumber', cell, { region })).toEqual({ value });
  });

  it.each([
    ['0171 9327161 (ab 18 Uhr)', '0171 9327161'],
    ['(0258) 346 53 67 (3 hat)', '(0258) 346 53 67'],
    ['01632 223747 ext. 14', '01632 223747'],
    ['05151 20800 / 0171 5550101', '05151 20800'],
    ['68 825 37 05, fax 68 5853422', '68 825 37 05'],
    ['*100#', ''],
  ])('among other words is read alone: %s', (cell, value) => {
    const read = cleanCell('phoneNumber', cell);
    expect(read.value).toBe(value);
    expect(read.note).toBeDefined();
  });

  it('without its area stays, and its row says so', () => {
    expect(cleanCell('phoneNumber', '555-0182', { region: 'US' })).toEqual({
      value: '555-0182',
      note: '555-0182 may be incomplete',
    });
  });

  it('of another country than the community has its country code', () => {
    expect(cleanCell('phone', '028 9032 0901', { region: 'GB', isAbroad: true }).value).toBe(
      '+44 28 9032 0901',
    );
  });
});

it('a postcode of which a spreadsheet took the beginning has it again', () => {
  expect(cleanCell('zipCode', '1067', { region: 'DE' })).toEqual({
    value: '01067',
    note: '0 is added before 1067',
  });
  expect(cleanCell('zipCode', '1010', { region: 'AT' })).toEqual({ value: '1010' });
});

describe('a town', () => {
  it.each([
    ['37073 Göttingen', 'Göttingen', '37073'],
    ['D-37073 Göttingen', 'Göttingen', '37073'],
    ['Kassel, 34117', 'Kassel', '34117'],
    ['Mysuru - 570001', 'Mysuru', '570001'],
    ['674 01 Třebíč', 'Třebíč', '674 01'],
    ['4800-432 Guimarães', 'Guimarães', '4800-432'],
    ['8011 AB Zwolle', 'Zwolle', '8011 AB'],
  ])('is read apart from its postcode: %s', (cell, value, zipCode) => {
    expect(cleanCell('city', cell)).toEqual({ value, more: { zipCode } });
  });

  it.each(['Biel/Bienne', 'Bad Nenndorf', '6. Oktober', 'Pordenone (PN)'])('%s stays', (cell) => {
    expect(cleanCell('location', cell)).toEqual({ value: cell });
  });
});

describe('a web address', () => {
  it.each([
    ['www.a.test; shop.a.test', 'www.a.test'],
    ['yok', ''],
    ['@my.bakery', ''],
  ])('is the first of a cell, and none where there is none: %s', (cell, value) => {
    expect(cleanCell('website', cell).value).toBe(value);
    expect(cleanCell('website', cell).note).toBeDefined();
  });
});
