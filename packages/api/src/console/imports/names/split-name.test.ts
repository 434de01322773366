import { describe, expect, it } from 'vitest';
import { type NameOrder, splitName, tidyNames } from './split-name.ts';

const split = (cell: string, order?: NameOrder) => {
  const { firstName, lastName } = splitName(cell, order);
  return [firstName, lastName];
};

describe('a name in one cell', () => {
  it.each([
    ['Müller, Hans', 'Hans', 'Müller'],
    ['Berg, Jan van der', 'Jan', 'van der Berg'],
    ['von der Heide, Anna', 'Anna', 'von der Heide'],
    ['Ludwig van Beek', 'Ludwig', 'van Beek'],
    ['van der Berg Jan', 'Jan', 'van der Berg'],
    ['Jean-Pierre de La Tour', 'Jean-Pierre', 'de La Tour'],
    ['Maria del Carmen García López', 'Maria del Carmen', 'García López'],
    ['José Ortega y Gasset', 'José', 'Ortega y Gasset'],
    ['Anna Almeida da Silva', 'Anna Almeida', 'da Silva'],
    ['Martin Luther King Jr.', 'Martin Luther', 'King Jr.'],
    ['King, Martin Luther, Jr.', 'Martin Luther', 'King Jr.'],
    ['Robert Downey III', 'Robert', 'Downey III'],
    ['John  Smith ', 'John', 'Smith'],
    ['MÜLLER Petra', 'Petra', 'Müller'],
    ['Petra MÜLLER', 'Petra', 'Müller'],
    ['HANS-PETER VON DER LEYEN', 'Hans-Peter', 'von der Leyen'],
    ["Sinéad O'NEIL", 'Sinéad', "O'Neil"],
    ['McDONALD Fiona', 'Fiona', 'McDonald'],
    ['JP Morgan', 'JP', 'Morgan'],
    ['Al Gore', 'Al', 'Gore'],
    ['田中 太郎', '太郎', '田中'],
    ['Sukarno', 'Sukarno', ''],
    ['田中太郎', '田中太郎', ''],
  ])('%s is %s, %s', (cell, firstName, lastName) => {
    expect(split(cell)).toEqual([firstName, lastName]);
  });

  it.each([
    ['Dr. Eva Roth-Kern', 'Dr.', 'Eva', 'Roth-Kern'],
    ['Prof. Dr. Jürgen Hahn', 'Prof. Dr.', 'Jürgen', 'Hahn'],
    ['Müller, Dr. Hans', 'Dr.', 'Hans', 'Müller'],
    ['Frau Anja Falk', 'Frau', 'Anja', 'Falk'],
    ['Mag. (FH) Lena Huber', 'Mag. (FH)', 'Lena', 'Huber'],
    ['Mme Claire LEFÈVRE', 'Mme', 'Claire', 'Lefèvre'],
    ['Hans Müller, MBA', 'MBA', 'Hans', 'Müller'],
  ])('%s keeps the title %s apart', (cell, title, firstName, lastName) => {
    expect(splitName(cell)).toEqual({ firstName, lastName, titles: title.split(' ') });
  });

  it('is read with the last name first where that is chosen', () => {
    expect(split('Müller Hans', 'family')).toEqual(['Hans', 'Müller']);
    expect(split('van der Berg Jan', 'family')).toEqual(['Jan', 'van der Berg']);
    expect(split('Nguyễn Thị Mai', 'family')).toEqual(['Thị Mai', 'Nguyễn']);
  });

  it('loses titles and capitals in columns of its own, too', () => {
    expect(tidyNames('Prof. Dr. Jürgen', 'HAHN')).toEqual({
      firstName: 'Jürgen',
      lastName: 'Hahn',
      titles: ['Prof.', 'Dr.'],
    });
  });
});
