import { describe, expect, it } from 'vitest';
import { cleanCell } from './clean-cell.ts';

const townOf = (cell: string) => cleanCell('location', cell);

describe('the town of a postal address', () => {
  it.each([
    // Germany, Austria, Switzerland
    ['Weender Straße 1, 37073 Göttingen', 'Göttingen'],
    ['Weender Str. 12 a, D-37073 Göttingen', 'Göttingen'],
    ['Weender Straße 1 37073 Göttingen', 'Göttingen'],
    ['Weender Straße 1\n37073 Göttingen', 'Göttingen'],
    ['Müller GmbH\nWeender Straße 1\n37073 Göttingen\nDeutschland', 'Göttingen'],
    ['Weender Straße 1, Göttingen', 'Göttingen'],
    ['Göttingen, Weender Straße 1', 'Göttingen'],
    ['Weender Straße 1 - 37073 Göttingen', 'Göttingen'],
    ['Weender Str. 1, Göttingen, 37073', 'Göttingen'],
    ['Postfach 1234, 37002 Göttingen', 'Göttingen'],
    ['Am Markt 3, 37412 Herzberg am Harz', 'Herzberg am Harz'],
    ['Lange Str. 5-7, 27356 Rotenburg (Wümme)', 'Rotenburg (Wümme)'],
    ['Industriestr. 4, 37079 Göttingen-Grone', 'Göttingen-Grone'],
    ['Bahnhofstr. 2, 95028 Hof', 'Hof'],
    ['Hauptstr. 1, 67433 Neustadt an der Weinstraße', 'Neustadt an der Weinstraße'],
    ['Mariahilfer Straße 10/2/5, 1070 Wien', 'Wien'],
    ['Hauptplatz 12, A-3571 Gars am Kamp', 'Gars am Kamp'],
    ['Bahnhofstrasse 1, 8001 Zürich', 'Zürich'],
    ['Rorschacher Strasse 5, CH-9000 St. Gallen', 'St. Gallen'],
    // France
    ['12 rue de la Paix, 75002 Paris', 'Paris'],
    ['12, rue de la Paix, Paris', 'Paris'],
    ['12 bis rue de la Paix 75002 PARIS CEDEX 02', 'PARIS'],
    ['1234 route de Lyon, 69000 Lyon', 'Lyon'],
    ['3 place du Marché\n47300 Villeneuve-sur-Lot (47)', 'Villeneuve-sur-Lot'],
    ['5 avenue Foch, 80120 Rue', 'Rue'],
    // Spain, Italy, Portugal
    ['Calle Mayor 5, 28013 Madrid', 'Madrid'],
    ['C/ Gran Vía, 12, 3º B, 28013 Madrid', 'Madrid'],
    ['C/ Gran Vía, 12, 3º B, Madrid', 'Madrid'],
    ['Via Roma 1, 20121 Milano (MI)', 'Milano'],
    ['Via Roma, 1 - 20121 Milano MI', 'Milano'],
    ['Rua Augusta 100, 1100-053 Lisboa', 'Lisboa'],
    // The Netherlands
    ['Keizersgracht 123, 1015 CJ Amsterdam', 'Amsterdam'],
    ['Keizersgracht 123-A, 1015CJ Amsterdam', 'Amsterdam'],
    // The United Kingdom
    ['10 Downing Street, London SW1A 2AA', 'London'],
    ['221B Baker Street, London, NW1 6XE', 'London'],
    ['Flat 2, 14 High Street, Oxford, Oxfordshire, OX1 4AA', 'Oxford'],
    ['Rose Cottage, Little Snoring, Norfolk NR21 0HU', 'Little Snoring'],
    ['14 High Street, Oxford', 'Oxford'],
    ['London SW1A 2AA', 'London'],
    // The United States, Canada, Australia
    ['123 Main Street, Springfield, IL 62704', 'Springfield, IL'],
    ['123 Main St., Apt 4, Springfield, IL 62704-1234', 'Springfield, IL'],
    ['1600 Pennsylvania Avenue NW, Washington, DC 20500', 'Washington, DC'],
    ['1200 Broadway\nNew York, NY 10001', 'New York, NY'],
    ['12345 Sunset Blvd, Los Angeles, California 90028', 'Los Angeles, California'],
    ['123 Main Street, Springfield, IL', 'Springfield, IL'],
    ['PO Box 12, Springfield, IL 62701', 'Springfield, IL'],
    ['100 Queen St W, Toronto, ON M5H 2N2', 'Toronto, ON'],
    ['1 George Street, Sydney NSW 2000', 'Sydney, NSW'],
    // Names of houses, and labels
    ['Lindenhof 3, Göttingen', 'Göttingen'],
    ['Büro: Weender Straße 1, 37073 Göttingen', 'Göttingen'],
    ['Mitte, 10115 Berlin', 'Berlin'],
  ])('is taken from %j: %s', (cell, town) => {
    const { value, note } = townOf(cell);
    expect({ value, note }).toEqual({ value: town, note: `Only the town, ${town}, is used` });
  });

  it.each([
    ['Weender Straße 1, 37073 Göttingen\nLager: Industriestr. 4, 37079 Göttingen-Grone', 'Göttingen'],
    ['Weender Straße 1, 37073 Göttingen; Markt 2, 34117 Kassel', 'Göttingen'],
    ['Weender Straße 1, 37073 Göttingen\nLager: Industriestr. 4', 'Göttingen'],
    ['Weender Straße 1\n37073 Göttingen\nMarkt 2\n34117 Kassel', 'Göttingen'],
  ])('is that of the first of two in %j, and the row says so', (cell, town) => {
    const { value, note } = townOf(cell);
    expect({ value, note }).toEqual({
      value: town,
      note: `2 addresses, only the town of the first, ${town}, is used`,
    });
  });

  it.each([
    'Weender Straße 1',
    'Hauptstr. 5',
    '12 rue de la Paix',
    '12345 Sunset Blvd',
    'Via Roma 1, Italia',
    '123 Main Street Springfield',
    'Lindenhof 3',
  ])('is left out of %j, where nothing is like one', (cell) => {
    expect(townOf(cell)).toEqual({
      value: '',
      note: `“${cell}” is an address without a town, and is left out`,
    });
  });
});

describe('a town alone', () => {
  it.each([
    'Göttingen',
    'St. Gallen',
    'Frankfurt am Main',
    'Washington, DC',
    'New York, NY, USA',
    '1. Bezirk, Wien',
    'Rue',
    'Hof',
    'Villeneuve-sur-Lot (47)',
    'Paris 15',
    'Paris 15e',
    'Dublin 4, Ireland',
    'Wien 3',
    'Biel/Bienne',
    'Neustadt an der Weinstraße',
    'Menlo Park, California',
    'Via Reggio',
    'Broadway, Worcestershire',
    'Place de la République',
    'Remote',
    'Berlin (Mitte)',
    'Greater London',
    'Nordhessen und Südniedersachsen',
    'São João da Madeira',
    "L'Aquila",
  ])('is used as it is written: %s', (cell) => {
    expect(townOf(cell)).toEqual({ value: cell });
  });

  it.each([
    ['10115 Berlin', 'Berlin', '10115'],
    ['D 37073 Göttingen', 'Göttingen', '37073'],
    ['9000 St. Gallen', 'St. Gallen', '9000'],
    ['St. Gallen 9000', 'St. Gallen', '9000'],
    ['37073 Göttingen, Niedersachsen', 'Göttingen, Niedersachsen', '37073'],
    ['Kassel, 37073', 'Kassel', '37073'],
    ['San Francisco, CA 94103', 'San Francisco, CA', '94103'],
    ['1015 CJ Amsterdam', 'Amsterdam', '1015 CJ'],
    ['1348 LE BRASSUS', 'LE BRASSUS', '1348'],
    ['67433 Neustadt an der Weinstraße', 'Neustadt an der Weinstraße', '67433'],
    ['80120 Rue', 'Rue', '80120'],
    ['1205 Genève', 'Genève', '1205'],
  ])('loses its postcode, %s: %s', (cell, value, zipCode) => {
    expect(townOf(cell)).toEqual({ value, more: { zipCode } });
  });

  it.each(['Göttingen\nKassel', 'Göttingen; Kassel', '37073 Göttingen\n34117 Kassel'])(
    'is the first of two in %j, and the row says so',
    (cell) => {
      const { value, note } = townOf(cell);
      expect({ value, note }).toEqual({ value: 'Göttingen', note: '2 lines, Göttingen is used' });
    },
  );
});

it('is found quickly in the longest cells', () => {
  const start = performance.now();
  for (const piece of ['a ', '1 ', 'rue ', '1, ', 'Straße ', '1 rue, ', '. ', 'Am x ', '1\n', '12345 '])
    townOf(piece.repeat(500).slice(0, 499));
  expect(performance.now() - start).toBeLessThan(1_000);
});
