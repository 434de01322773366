import { describe, expect, test } from 'vitest';
import { member } from '../../testing/members.ts';
import { tasks } from '../data/tasks.ts';
import { tradesById } from '../lexicon.ts';
import { matchMembers } from '../scoring/match-members.ts';
import { readMember } from '../scoring/member-reading.ts';

const tradesIn = (lookingFor: string): readonly string[] =>
  readMember(member({ lookingFor }))
    .needs.flatMap(({ trades }) => trades)
    .filter(({ certainty }) => certainty === 1)
    .map(({ trade }) => trade);

describe('a need that says what somebody does', () => {
  test.each([
    ['somebody who does my books', 'bookkeeping'],
    ['a person who takes wedding pictures', 'photography'],
    ['someone to fix our website', 'web-development'],
    ['a fixer of shoes', 'shoe-repair'],
    ['someone who moves our office', 'moving'],
    ['a tax guy', 'tax'],
    ['wer macht meine Steuer', 'tax'],
    ['jemand der unsere Fenster putzt', 'cleaning'],
    ['wer kocht für unsere Feier', 'catering'],
    ['quelqu’un pour réparer notre site', 'web-development'],
    ['quelqu’un qui dessine des logos', 'graphic-design'],
    ['alguien que repare lavadoras', 'appliance-repair'],
    ['quien me corte el pelo en casa', 'hair'],
    ['alguém que pinte meu apartamento', 'painting'],
    ['um contador', 'accounting'],
  ])('names the trade: “%s”', (need, trade) => {
    expect(tradesIn(need)).toContain(trade);
  });

  test.each([
    ['bookkeping help', 'bookkeeping'],
    ['a fotographer', 'photography'],
    ['jemand der unsere Buchhaltng übernimmt', 'bookkeeping'],
  ])('names it with a slip of the pen: “%s”', (need, trade) => {
    expect(tradesIn(need)).toContain(trade);
  });

  test.each([
    ['an illustrator for a picture book', 'photography'],
    ['a picture book from before the war', 'photography'],
    ['we sell wine and need a designer', 'sales'],
    ['hiring a head chef', 'recruiting'],
    ['queremos pasar de asociación a fundación', 'foundry'],
  ])('is read as no other one: “%s”', (need, trade) => {
    expect(tradesIn(need)).not.toContain(trade);
  });

  test('is met by who does it, and never by another sense of its words', () => {
    const need = readMember(member({ lookingFor: 'somebody who does my books' }));
    const said = (offer: Parameters<typeof member>[0]) =>
      matchMembers(
        need,
        readMember(member(offer)),
        { mutualConnections: 0, allocation: 0 },
        'Dev',
      ).parts.find(({ key }) => key === 'theyOffer')?.text ?? '';
    expect(said({ jobTitle: 'Bookkeeper' })).toContain('“Bookkeeper”');
    expect(said({ jobTitle: 'Copywriter', servicesOffered: 'I write newsletters and books' })).toBe('');
  });
});

test('every task is of trades that exist', () => {
  expect(tasks.flatMap(({ trades }) => trades).filter((trade) => !tradesById.has(trade))).toEqual([]);
});
